import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAudit } from '#contract/audit.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { record } from './service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const disable = (actor: { uid: string } | null, uid: string, detail = 'Disabled.') =>
  record(app.deps, { action: 'account.disabled', actor, target: { kind: 'user', id: uid }, detail })

test('only administrators read the audit log', async () => {
  const ann = await app.signedIn('Ann')
  expect(await app.send(listAudit, {})).toMatchObject({ status: 401 })
  expect(await app.send(listAudit, {}, { as: ann })).toMatchObject({ status: 403 })
})

test('entries come newest first, page by page, by person and by action', async () => {
  const root = await app.signedIn('Root', { role: 'admin' })
  const bob = await app.signedIn('Bob')
  for (let i = 0; i < 60; i++) {
    await disable(root, bob.uid, `Disabled for the ${i}th time.`)
    app.moveClock(1_000)
  }
  await disable(null, 'somebody-else')

  const first = await app.send(listAudit, { uid: bob.uid }, { as: root })
  expect(first.body.items).toHaveLength(50)
  expect(first.body.items[0]).toMatchObject({
    action: 'account.disabled',
    actor: { uid: root.uid, displayName: 'Root' },
    target: { kind: 'user', id: bob.uid },
    detail: 'Disabled for the 59th time.',
  })
  const rest = await app.send(listAudit, { uid: bob.uid, cursor: first.body.nextCursor ?? undefined }, { as: root })
  expect(rest.body.items.map(({ detail }) => detail).at(-1)).toBe('Disabled for the 0th time.')
  expect(rest.body.nextCursor).toBeNull()

  const none = await app.send(listAudit, { uid: bob.uid, action: 'account.enabled' }, { as: root })
  expect(none.body.items).toEqual([])
  expect(await app.send(listAudit, { cursor: 'made-up' }, { as: root })).toMatchObject({ status: 400 })
})

test('the database itself refuses to change or delete an entry', async () => {
  await disable(null, 'carol')
  const { db } = app.deps
  await expect(db.updateTable('audit').set({ detail: 'Nothing happened.' }).execute()).rejects.toThrow('only grows')
  await expect(db.deleteFrom('audit').execute()).rejects.toThrow('only grows')
  expect(await db.selectFrom('audit').select('id').where('detail', '=', 'Nothing happened.').execute()).toEqual([])
})
