import { PROMO } from '#contract/payments.ts'
import type { Db } from '../db/client.ts'
import { lock } from '../db/dialect.ts'

/**
 * The discount slots for the first hundred subscribers. A slot is held by an open checkout, taken when that is paid,
 * and released when the checkout ends unpaid. It isn't released on expiry alone, but only when the provider confirms
 * that nothing was paid, because a payment may be reported late.
 */

/** Reserves a slot for this checkout, in the caller's transaction; false if none is left. */
export async function holdSlot(tx: Db, { uid, checkoutKey }: { uid: string; checkoutKey: string }): Promise<boolean> {
  // Locked, so that concurrent checkouts don't take the same free number.
  await lock(tx, 'promoSlots')
  const slots = await tx.selectFrom('promoSlots').select(['n', 'uid', 'state']).orderBy('n').execute()
  const own = slots.find((slot) => slot.uid === uid)
  // Each user gets the discount only once.
  if (own?.state === 'taken') return false
  if (own) {
    await tx.updateTable('promoSlots').set({ checkoutKey }).where('n', '=', own.n).execute()
    return true
  }
  const gap = slots.findIndex(({ n }, i) => n !== i + 1)
  const n = gap === -1 ? slots.length + 1 : gap + 1
  if (n > PROMO.slots) return false
  await tx.insertInto('promoSlots').values({ n, uid, state: 'held', checkoutKey }).execute()
  return true
}

/** The user has paid for a checkout with the discount. */
export async function takeSlot(tx: Db, uid: string) {
  await tx.updateTable('promoSlots').set({ state: 'taken' }).where('uid', '=', uid).execute()
}

/** Releases the slot of a checkout that ended unpaid. A taken slot stays taken. */
export async function releaseSlot(tx: Db, checkoutKey: string) {
  await tx.deleteFrom('promoSlots').where('checkoutKey', '=', checkoutKey).where('state', '=', 'held').execute()
}

/** Removes an erased user. A slot that they took stays taken. */
export async function forgetSlot(tx: Db, uid: string) {
  await tx.deleteFrom('promoSlots').where('uid', '=', uid).where('state', '=', 'held').execute()
  await tx.updateTable('promoSlots').set({ uid: null, checkoutKey: null }).where('uid', '=', uid).execute()
}

/** Whether the user's next checkout would get the discount. */
export async function hasDiscount(db: Db, uid: string): Promise<boolean> {
  const own = await db.selectFrom('promoSlots').select('state').where('uid', '=', uid).executeTakeFirst()
  return own ? own.state === 'held' : isPromoOpen(db)
}

/** Whether slots are left, so that no page promises a discount that the checkout would refuse. */
export async function isPromoOpen(db: Db): Promise<boolean> {
  const { count } = await db
    .selectFrom('promoSlots')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count) < PROMO.slots
}
