import { z } from 'zod'
import { jobEvents } from '#contract/generation.ts'
import type { ServerEvent } from '#contract/realtime.ts'
import type { Db } from '../db/client.ts'
import { storedJson } from '../db/storedJson.ts'
import type { JobRow } from '../db/tables.ts'
import type { Deps } from '../deps.ts'
import { hashOf } from '../id.ts'
import type { Engine } from './engine.ts'
import * as store from './store.ts'

/** Its event's own schema has the say when it is sent. */
const Payload = z.record(z.string(), z.unknown())

export const LEASE_MS = 6_000

/** Somebody else has taken the job, its owner has cancelled it, or it was put down: stop, and write nothing. */
export class JobLost extends Error {
  override name = 'JobLost'
}

/** An event whose job and number are filled in when it is stored. */
export type NewEvent = { event: ServerEvent; payload: object }

export function event<P extends z.ZodType>(
  event: ServerEvent<P>,
  payload: Omit<z.input<P>, 'jobId' | 'seq'>,
): NewEvent {
  return { event, payload }
}

type Effect<Output> = (tx: Db, output: Output) => Promise<NewEvent[]> | NewEvent[]

export type Job = {
  row: JobRow
  signal: AbortSignal
  /**
   * Does a piece of work once: its output is stored under a key made from the engines' versions and the inputs,
   * in the transaction that also applies its effect. After a crash the stored output is used, and no call is paid twice.
   */
  step<T extends z.ZodType>(
    description: { name: string; inputs: unknown; output: T },
    work: (signal: AbortSignal) => Promise<z.output<T>>,
    effect?: Effect<z.output<T>>,
  ): Promise<z.output<T>>
  /**
   * Puts the job down until its person answers or `ms` have passed, and tells them why. The worker that takes it up
   * again runs it from the start, and does not pause here a second time. True if the work must stop now.
   */
  pause(description: { name: string; ms: number }, events: NewEvent[]): Promise<boolean>
  /** Writes while the job is still ours, and tells the person's tabs once it is committed. */
  commit(write: (tx: Db) => Promise<NewEvent[]> | NewEvent[], change?: Partial<JobRow>): Promise<void>
}

export function openJob(deps: Deps, row: JobRow, engines: Engine[], signal: AbortSignal): Job {
  const { db, clock } = deps

  // One commit after the other: events leave in the order of their numbers.
  let last: Promise<unknown> = Promise.resolve()
  const commit: Job['commit'] = (write, change) => {
    const next = last.catch(() => {}).then(() => commitNow(write, change))
    last = next
    return next
  }

  const commitNow: Job['commit'] = async (write, change = {}) => {
    signal.throwIfAborted()
    const events = await db.transaction().execute(async (tx) => {
      const now = clock()
      const ours = await store.updateOwnJob(tx, row, { updatedAt: now, leaseUntil: now + LEASE_MS })
      if (!ours) throw new JobLost()
      const written = await store.insertEvents(tx, row.id, await write(tx))
      if (Object.keys(change).length > 0) await store.updateOwnJob(tx, row, change)
      return written
    })
    emit(deps, row.uid, events)
  }

  const versions = engines.map((engine) => [engine.name, engine.version])
  const keyOf = (name: string, inputs: unknown) => hashOf(JSON.stringify([name, versions, inputs]))

  return {
    row,
    signal,
    commit,
    async pause({ name, ms }, events) {
      const stepKey = keyOf(name, null)
      if ((await store.findStep(db, { jobId: row.id, stepKey })) !== undefined) return false
      await commit(
        async (tx) => {
          await store.insertStep(tx, { jobId: row.id, stepKey, name, output: 'null', createdAt: clock() })
          return events
        },
        { state: 'waiting', leaseOwner: null, leaseUntil: clock() + ms },
      )
      return true
    },
    async step({ name, inputs, output: schema }, work, effect) {
      const stepKey = keyOf(name, inputs)
      const stored = await store.findStep(db, { jobId: row.id, stepKey })
      if (stored !== undefined) return storedJson(schema, stored)
      const output = schema.parse(await work(signal))
      await commit(async (tx) => {
        await store.insertStep(tx, { jobId: row.id, stepKey, name, output: JSON.stringify(output), createdAt: clock() })
        return effect ? effect(tx, output) : []
      })
      return output
    },
  }
}

/** Events as they were stored; what an older version told, and this one does not know, is passed over. */
export function eventsOf(rows: { event: string; payload: string }[]): NewEvent[] {
  return rows.flatMap(({ event: name, payload }) => {
    const event = jobEvents.find((one) => one.event === name)
    return event ? [{ event, payload: storedJson(Payload, payload) }] : []
  })
}

/** Sends events that are stored, and so numbered, to every open tab of a person. */
export function emit(deps: Pick<Deps, 'realtime'>, uid: string, events: NewEvent[]) {
  for (const { event, payload } of events) deps.realtime.toUser(uid, event, payload)
}
