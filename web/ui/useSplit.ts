import { type RefObject, useLayoutEffect, useState } from 'react'

type Split = { name: string; usual: number; min: number; max: number }

/**
 * Position of a separator: saved on this device, and written to the `--<name>` property that the element's CSS uses.
 */
export function useSplit(element: RefObject<HTMLElement | null>, { name, usual, min, max }: Split) {
  const key = `lyceum.split.${name}`
  const [value, setValue] = useState(() => kept(key, { min, max }) ?? usual)
  // The Content-Security-Policy forbids style attributes in HTML, but not properties set by scripts.
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
