import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext } from '@tanstack/react-router'
import { getSite } from '#contract/site.ts'
import { query } from '../api/api.ts'
import { titleOf } from '../ui/title.ts'
import { NotFoundPage } from './NotFoundPage.tsx'
import { Root } from './Root.tsx'

export type RouterContext = { queryClient: QueryClient }

export const head = (title?: string, description?: string) => ({
  meta: [{ title: titleOf(title) }, ...(description ? [{ name: 'description', content: description }] : [])],
})
/** The source path of a lazy page. The server uses it to find the files to preload. Undefined in the browser. */
export const source = import.meta.env.SSR ? (page: string) => ({ page }) : undefined
const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
/** Validates search parameters with these names: each is a non-empty string or undefined. */
export const texts =
  <const Names extends readonly string[]>(...names: Names) =>
  (search: Record<string, unknown>): { [Name in Names[number]]?: string } =>
    Object.fromEntries(names.map((name) => [name, text(search[name])])) as { [Name in Names[number]]?: string }

export const root = createRootRouteWithContext<RouterContext>()({
  component: Root,
  notFoundComponent: NotFoundPage,
  loader: ({ context }) => context.queryClient.prefetchQuery(query(getSite, {})),
})
export const getParentRoute = () => root
