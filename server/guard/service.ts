export { createGuard, type Guard } from './guard.ts'
export { findBubblewrap, permissionFlags, readablePaths } from './sandbox.ts'
