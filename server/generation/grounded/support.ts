import { z } from 'zod'
import type { Models } from '../../models/service.ts'
import { type Claim, claimOf, withLabel } from '../claims.ts'
import type { Doubt } from '../engine.ts'
import { parts } from '../model/prompts.ts'
import { unlessUnusable } from '../model/unusable.ts'
import { type Excerpt, sentenceAt } from './excerpt.ts'
import { prompts } from './prompts.ts'

export type Verdict = 'supported' | 'partly' | 'not' | 'none'
export type Judged = { claim: Claim; verdict: Verdict; why: string }
type Account = { jobId: string; uid: string; topicId: string; step: string }

const VerdictName = z.enum(['supported', 'partly', 'not', 'none'])
const SupportWire = z.object({
  claims: z.array(z.object({ id: z.string(), verdict: VerdictName, why: z.string() })),
})
const JudgedClaim = z.object({
  id: z.string().trim().toLowerCase().max(20),
  verdict: z.string().trim().toLowerCase().pipe(VerdictName),
  why: z.string().trim().max(600).catch(''),
})
const Support = z.object({ claims: z.array(JudgedClaim) })

const MendWire = z.object({ claims: z.array(z.object({ id: z.string(), text: z.string() })) })
const MendedClaim = z.object({ id: z.string().trim().toLowerCase().max(20), text: z.string().trim().max(1_000) })
const Mended = z.object({ claims: z.array(MendedClaim) })

const CLAIMS_AT_ONCE = 40
const MAX_OUTPUT = 5_000
const NOT_JUDGED = 'The checker did not judge it.'

/** The claim with only those marks that refer to a sentence of the source. */
const standing = (excerpt: Excerpt, claim: Claim): Claim => ({
  ...claim,
  marks: claim.marks.filter((mark) => sentenceAt(excerpt, mark)),
})

type Supporting = {
  account: Account
  excerpt: Excerpt
  claims: Claim[]
  /** Finds the claims that are false whatever the source says, and why, by their ids. */
  falseOnes: (claims: Claim[]) => Promise<ReadonlyMap<string, { why: string }>>
}

/**
 * The checker judges each claim by the sentences that it cites, and in another call by what it knows. If the cited
 * sentences don't support a claim, or it is false, the writer may rewrite it once. Claims that still aren't supported at
 * all are left out, and so are false ones that aren't fully supported after that.
 * @throws ModelError
 */
export async function supportedClaims(
  models: Models,
  { account, excerpt, claims, falseOnes }: Supporting,
  signal: AbortSignal,
): Promise<{ kept: Map<string, Judged>; doubted: Doubt[] }> {
  const known = claims.map((claim) => standing(excerpt, claim))
  const [first, falsehoods] = await Promise.all([
    judge(models, { account, excerpt, claims: known }, signal),
    falseOnes(known),
  ])
  const doubted = first.filter(({ claim, verdict }) => verdict !== 'none' && falsehoods.has(claim.id))
  const failed = first
    .filter((one) => one.verdict === 'partly' || one.verdict === 'not' || doubted.includes(one))
    .map((one) => ({ ...one, why: falsehoods.get(one.claim.id) ? falseBecause(falsehoods, one.claim) : one.why }))
  const rewritten = failed.length > 0 ? await mend(models, { account, excerpt, failed }, signal) : new Map()
  const changed = failed.flatMap(({ claim }) => {
    const { text, marks } = claimOf(rewritten.get(claim.id) ?? '')
    return text ? [standing(excerpt, { id: claim.id, text: withLabel(text, claim.text), marks })] : []
  })
  const second = changed.length > 0 ? await judge(models, { account, excerpt, claims: changed }, signal) : []
  const kept = new Map<string, Judged>()
  for (const judged of first) {
    const { id, text } = judged.claim
    const again = second.find(({ claim }) => claim.id === id)
    const isGone = doubted.includes(judged)
      ? again?.verdict !== 'supported' || again.claim.text === text
      : rewritten.get(id) === '' || (again ?? judged).verdict === 'not'
    if (!isGone) kept.set(id, again ?? judged)
  }
  const told = doubted.map(({ claim }) => ({ text: claim.text, why: falsehoods.get(claim.id)?.why ?? '' }))
  return { kept, doubted: told }
}

const falseBecause = (falsehoods: ReadonlyMap<string, { why: string }>, { id }: Claim) =>
  `It is false, although the source says so: ${falsehoods.get(id)?.why}`

type Judging = { account: Account; excerpt: Excerpt; claims: Claim[] }

async function judge(models: Models, { account, excerpt, claims }: Judging, signal: AbortSignal): Promise<Judged[]> {
  const groups = Array.from({ length: Math.ceil(claims.length / CLAIMS_AT_ONCE) }, (_, at) =>
    claims.slice(at * CLAIMS_AT_ONCE, (at + 1) * CLAIMS_AT_ONCE),
  )
  const found = await Promise.all(
    groups.map((group) => judgeGroup(models, { account, excerpt, claims: group }, signal)),
  )
  return found.flat()
}

/**
 * Asks the checker to judge claims, and asks once more about claims that its reply left out. If the second reply leaves
 * a claim out too, the claim counts as partly supported or, if it cites nothing, as not supported.
 */
async function judgeGroup(models: Models, { account, excerpt, claims }: Judging, signal: AbortSignal) {
  const given = await askSupport(models, { account, excerpt, claims }, signal)
  const open = claims.filter(({ id }) => !given.has(id))
  if (open.length > 0 && open.length < claims.length) {
    const more = await askSupport(models, { account, excerpt, claims: open }, signal).catch(unlessUnusable(new Map()))
    for (const [id, verdict] of more) given.set(id, verdict)
  }
  return claims.map((claim): Judged => {
    const { verdict, why } = given.get(claim.id) ?? { verdict: 'partly' as const, why: NOT_JUDGED }
    // A claim that cites nothing isn't supported.
    const isBare = claim.marks.length === 0 && verdict !== 'none'
    return { claim, verdict: isBare ? 'not' : verdict, why: isBare && why === '' ? 'It cites nothing.' : why }
  })
}

type Given = Map<string, { verdict: Verdict; why: string }>

async function askSupport(models: Models, { account, excerpt, claims }: Judging, signal: AbortSignal): Promise<Given> {
  const sheets = claims.map(({ id, text, marks }) => {
    const cited = marks.flatMap((mark) => sentenceAt(excerpt, mark)?.shown ?? [])
    return `id: ${id}\nclaim: ${text}\ncited: ${cited.length > 0 ? cited.join(' ') : '(none)'}`
  })
  const { claims: judged } = await models.object(
    {
      account: { ...account, purpose: 'checker' },
      system: prompts.support,
      prompt: parts({ Claims: sheets.join('\n\n') }),
      maxOutput: MAX_OUTPUT,
      name: 'support',
      wire: SupportWire,
      schema: Support,
      list: { key: 'claims', element: JudgedClaim, least: 1 },
    },
    signal,
  )
  return new Map(judged.map(({ id, verdict, why }) => [id, { verdict, why }]))
}

type Mending = { account: Account; excerpt: Excerpt; failed: Judged[] }

/**
 * Returns the rewritten sentences by the ids of their claims. An empty sentence means that the claim is left out of the
 * lesson. If the reply can't be used, the claims stay as they are.
 */
async function mend(models: Models, { account, excerpt, failed }: Mending, signal: AbortSignal) {
  const sentences = failed.map(({ claim: { id, text }, why }) => `id: ${id}\ntext: ${text}\nwrong: ${why}`)
  const { claims } = await models
    .object(
      {
        account: { ...account, purpose: 'writer' },
        system: prompts.mend,
        prompt: parts({ Source: excerpt.text, Sentences: sentences.join('\n\n') }),
        maxOutput: MAX_OUTPUT,
        name: 'mended',
        wire: MendWire,
        schema: Mended,
        list: { key: 'claims', element: MendedClaim, least: 0 },
      },
      signal,
    )
    .catch(unlessUnusable({ claims: [] as z.infer<typeof MendedClaim>[] }))
  return new Map(claims.map(({ id, text }) => [id, text]))
}
