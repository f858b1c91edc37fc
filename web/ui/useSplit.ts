import { type RefObject, useLayoutEffect, useState } from 'react'

type Split = { name: string; usual: number; min: number; max: number }

/** Where a separator stands: kept on this device, and written to `--<name>` of the element, which is laid out by it. */
export function useSplit(element: RefObject<HTMLElement | null>, { name, usual, min, max }: Split) {
  const key = `lyceum.split.${name}`
  const [value, setValue] = useState(() => kept(key, { min, max }) ?? usual)
  // The page's policy forbids style attributes in HTML; a property set by a script is none.
  useLayoutEffect(() => element.current?.style.setProperty(`--${name}`, `${value}%`), [element, name, value])
  const onChange = (to: number) => {
    setValue(to)
    try {
      localStorage.setItem(key, String(to))
    } catch {}
  }
  return { value, usual, min, max, onChange }
}

function kept(key: string, { min, max }: { min: number; max: number }) {
  try {
    const value = Number(localStorage.getItem(key) ?? Number.NaN)
    return value >= min && value <= max ? value : null
  } catch {
    return null
  }
}
