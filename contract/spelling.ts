import { z } from 'zod'

/**
 * If true, an answer that is right except for a typing error is refused with a message, and nothing is stored. Clients
 * set it when they send an answer for the first time, so that the learner can correct the spelling. Otherwise, such an
 * answer counts as right.
 */
export const CheckSpelling = z.boolean().optional()
