import { useNavigate, useSearch } from '@tanstack/react-router'
import { show } from '#words/admin.shared.ts'
import { Chips } from '../ui/Chips.tsx'

/** Which of its lists a page shows stands in its address. */
export function useView<View extends string>(views: readonly { value: View; label: string }[]): View {
  const { view } = useSearch({ from: '/admin/$part' })
  return (views.find(({ value }) => value === view) ?? views[0])?.value as View
}

type Props<View extends string> = {
  part: string
  views: readonly { value: View; label: string }[]
  shown: View
}

export function Views<View extends string>({ part, views, shown }: Props<View>) {
  const navigate = useNavigate()
  return (
    <Chips
      legend={show}
      options={views}
      value={shown}
      onChange={(view) => void navigate({ to: '/admin/$part', params: { part }, search: { view }, replace: true })}
    />
  )
}
