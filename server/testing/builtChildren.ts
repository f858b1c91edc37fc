import { useBuilt } from '../childModule.ts'
import { HOSTS } from './hosts.ts'

// Vitest runs this before each test file, so that tests start child processes as the built server does.
useBuilt(HOSTS)
