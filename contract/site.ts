import { z } from 'zod'
import { endpoint, fetching } from './endpoint.ts'

/** What the host has configured and a page needs to know. */
export const Site = z.object({
  billing: z.boolean(),
  promoOpen: z.boolean(),
  hasModel: z.boolean(),
  socialProfileUrl: z.string().nullable(),
  contactEmail: z.string().nullable(),
})
export type Site = z.infer<typeof Site>

export const getSite = endpoint({
  method: 'GET',
  path: '/info/site',
  access: 'public',
  failure: fetching('site'),
  input: z.object({}),
  output: Site,
})

/** The built-in library's subjects with their units: what a prompt can find with no key and no network. */
export const getLibrary = endpoint({
  method: 'GET',
  path: '/info/library',
  access: 'public',
  failure: fetching('library'),
  input: z.object({}),
  output: z.object({
    subjects: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        summary: z.string(),
        units: z.array(z.object({ id: z.string(), title: z.string() })),
      }),
    ),
  }),
})
