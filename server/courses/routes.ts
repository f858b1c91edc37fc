import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/courses.ts'
import type { Deps } from '../deps.ts'
import { route } from '../transport/transport.ts'
import { findCourseThings } from './find.ts'
import * as courses from './service.ts'
import * as sharing from './sharing.ts'

export function courseRoutes(app: FastifyInstance, deps: Deps) {
  route(app, deps, contract.getCustomCourse, ({ input, user }) => courses.getCourse(deps, { ...input, uid: user.uid }))
  route(app, deps, contract.listCustomCourses, ({ user }) => courses.listCourses(deps, user))
  route(app, deps, contract.createCustomCourse, ({ input, user }) =>
    courses.createCourse(deps, { ...input, uid: user.uid }),
  )
  route(app, deps, contract.saveCustomCourse, ({ input, user }) =>
    courses.saveCourse(deps, { ...input, uid: user.uid }),
  )
  route(app, deps, contract.addToCustomCourse, ({ input, user }) =>
    courses.addToCourse(deps, { ...input, uid: user.uid }),
  )
  route(app, deps, contract.deleteCustomCourse, ({ input, user }) =>
    courses.deleteCourse(deps, { ...input, uid: user.uid }),
  )
  route(app, deps, contract.restoreCustomCourse, ({ input, user }) =>
    courses.restoreCourse(deps, { ...input, uid: user.uid }),
  )
  route(app, deps, contract.copyCustomCourse, ({ input, user }) =>
    courses.copyCourse(deps, { ...input, uid: user.uid }),
  )
  route(app, deps, contract.findCourseThings, ({ input, user }) => findCourseThings(deps, { ...input, uid: user.uid }))

  route(app, deps, contract.shareCustomCourse, ({ input, user }) => sharing.share(deps, { ...input, uid: user.uid }))
  route(app, deps, contract.unshareCustomCourse, ({ input, user }) =>
    sharing.unshare(deps, { ...input, uid: user.uid }),
  )
  route(app, deps, contract.copySharedCourse, ({ input, user }) =>
    sharing.copySharedCourse(deps, { ...input, uid: user.uid }),
  )
  route(app, deps, contract.getSharedCourse, ({ input, user }) =>
    sharing.getSharedCourse(deps, { ...input, uid: user.uid }),
  )
  route(app, deps, contract.getPublicSharedCourse, ({ input }) =>
    sharing.getSharedCourse(deps, { ...input, uid: null }),
  )
}
