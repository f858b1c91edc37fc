import { PROMO } from '#contract/payments.ts'
import type { Db } from '../db/client.ts'
import { lock } from '../db/dialect.ts'

/**
 * The ledger of the first hundred. A slot is held with a checkout, taken when that is paid, and gone again when it is
 * over. Time alone frees none: only what the provider says of the checkout does, since a payment may be told of late.
 */

/** Gives the person a slot for this checkout, in its transaction; false if none is left. */
export async function holdSlot(tx: Db, { uid, checkoutKey }: { uid: string; checkoutKey: string }): Promise<boolean> {
  // Those who come at once stand in line here: two must not see the same free number.
  await lock(tx, 'promoSlots')
  const slots = await tx.selectFrom('promoSlots').select(['n', 'uid', 'state']).orderBy('n').execute()
  const own = slots.find((slot) => slot.uid === uid)
  // Each person gets the discount once.
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

/** A checkout of theirs was paid with the discount. */
export async function takeSlot(tx: Db, uid: string) {
  await tx.updateTable('promoSlots').set({ state: 'taken' }).where('uid', '=', uid).execute()
}

/** The checkout is over without a payment. A slot that was taken stays so. */
export async function releaseSlot(tx: Db, checkoutKey: string) {
  await tx.deleteFrom('promoSlots').where('checkoutKey', '=', checkoutKey).where('state', '=', 'held').execute()
}

/** An erased person leaves no name; a slot that they took stays taken. */
export async function forgetSlot(tx: Db, uid: string) {
  await tx.deleteFrom('promoSlots').where('uid', '=', uid).where('state', '=', 'held').execute()
  await tx.updateTable('promoSlots').set({ uid: null, checkoutKey: null }).where('uid', '=', uid).execute()
}

/** Whether the next checkout of this person would get a slot, or has one. */
export async function hasDiscount(db: Db, uid: string): Promise<boolean> {
  const own = await db.selectFrom('promoSlots').select('state').where('uid', '=', uid).executeTakeFirst()
  return own ? own.state === 'held' : isPromoOpen(db)
}

/** Whether the offer still stands: nobody is promised what the next click refuses. */
export async function isPromoOpen(db: Db): Promise<boolean> {
  const { count } = await db
    .selectFrom('promoSlots')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count) < PROMO.slots
}
