import { z } from 'zod'
import { endpoint, fetching } from './endpoint.ts'

/** What the host has configured and a page needs to know. */
export const Site = z.object({
  billing: z.boolean(),
  promoOpen: z.boolean(),
  hasModel: z.boolean(),
  /** Whether letters leave this server. */
  hasMail: z.boolean(),
  socialProfileUrl: z.string().nullable(),
  contactEmail: z.string().nullable(),
  /** The host has written terms of use. */
  terms: z.boolean(),
  version: z.string(),
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

const DOCUMENTS = ['terms', 'privacy'] as const
export type DocumentName = (typeof DOCUMENTS)[number]

/** Safe HTML. `byHost`: from the host's own file; else what the software itself says. */
export const Document = z.object({ name: z.enum(DOCUMENTS), html: z.string(), byHost: z.boolean() })
export type Document = z.infer<typeof Document>

/** 404 where the host has not written it, and the software has nothing to say. */
export const getDocument = endpoint({
  method: 'GET',
  path: '/info/documents/:name',
  access: 'public',
  failure: fetching('page'),
  input: z.object({ name: z.enum(DOCUMENTS) }),
  output: Document,
})
