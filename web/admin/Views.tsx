import { useNavigate, useSearch } from '@tanstack/react-router'
import { show } from '#words/admin.shared.ts'
import { Chips } from '../ui/Chips.tsx'

/** The view selected in the `view` search parameter, or the first one if it's unknown. */
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
