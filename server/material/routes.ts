import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/material.ts'
import type { Deps } from '../deps.ts'
import { route } from '../transport/transport.ts'
import * as material from './service.ts'

/** The routes for getting material, making a topic from it and deleting it are in generation/material. */
export function materialRoutes(app: FastifyInstance, deps: Deps) {
  route(app, deps, contract.listMaterial, ({ user }) => material.listMaterial(deps, user))
  route(app, deps, contract.addMaterialText, ({ input, user: { uid }, signal }) =>
    material.addText(deps, { ...input, uid, signal }),
  )
  route(app, deps, contract.addMaterialFile, ({ input, user: { uid }, body, signal }) =>
    material.addFile(deps, { ...input, uid, body, signal }),
  )
  route(app, deps, contract.addMaterialAddress, ({ input, user: { uid }, signal }) =>
    material.addAddress(deps, { ...input, uid, signal }),
  )
  route(app, deps, contract.findArticles, ({ input, signal }) => material.findArticles(deps, { ...input, signal }))
  route(app, deps, contract.addMaterialArticle, ({ input: { language, ...input }, user: { uid }, signal }) =>
    material.addArticle(deps, { ...input, language: material.wikiLanguage(language), uid, signal }),
  )
  route(app, deps, contract.renameMaterial, ({ input, user: { uid } }) =>
    material.renameMaterial(deps, { ...input, uid }),
  )
}
