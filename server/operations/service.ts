export { lookQuickly } from './doctor.ts'
