import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext } from '@tanstack/react-router'
import { getSite } from '#contract/site.ts'
import { query } from '../api.ts'
import { titleOf } from '../title.ts'
import { NotFoundPage } from './NotFoundPage.tsx'
import { Root } from './Root.tsx'

export type RouterContext = { queryClient: QueryClient }

export const head = (title?: string, description?: string) => ({
  meta: [{ title: titleOf(title) }, ...(description ? [{ name: 'description', content: description }] : [])],
})
/** Names the source of a lazy page, from which the server finds what to preload; the browser has no use for it. */
export const source = import.meta.env.SSR ? (page: string) => ({ page }) : undefined
export const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

export const root = createRootRouteWithContext<RouterContext>()({
  component: Root,
  notFoundComponent: NotFoundPage,
  loader: ({ context }) => context.queryClient.prefetchQuery(query(getSite, {})),
})
export const getParentRoute = () => root
