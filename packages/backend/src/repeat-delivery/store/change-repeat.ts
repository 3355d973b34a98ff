import type { WorkingDays } from '@haverhof/domain/delivery'
import type { PauseReason, RepeatState, Schedule } from '@haverhof/domain/repeat-delivery'
import { statement, type Transaction } from '../../database/index.ts'
import { giveUpMandates } from '../../payments/index.ts'

type Rhythm = { repeatDeliveryId: number; days: number; deliveryDays: WorkingDays }

/** The next delivery is another one: what was announced does not count for it. */
export async function setSchedule(
  { rows }: Transaction,
  { repeatDeliveryId, days, deliveryDays }: Rhythm,
  { plannedOn, day, orderOn, announceOn }: Schedule,
): Promise<void> {
  const schedule = { plannedOn, day, orderOn, announceOn }
  await rows(writeSchedule, { repeatDeliveryId, days, deliveryDays, ...schedule })
}

type StateChange = {
  repeatDeliveryId: number
  state: RepeatState
  pauseReason: PauseReason | null
  now: Date
}

export async function setState({ rows }: Transaction, change: StateChange): Promise<void> {
  await rows(writeState, change)
}

/** The mandate that collects from now on; null when the customer pays the next delivery (REPEAT-12, REPEAT-14). */
export async function setMandate(
  { rows }: Transaction,
  change: { repeatDeliveryId: number; mandateId: number | null; paymentMethodId: string | null },
): Promise<void> {
  await rows(writeMandate, change)
}

/**
 * Gives up a mandate of a customer, unless a repeat delivery of theirs needs it or an order waits to be collected by it
 * (REPEAT-15).
 */
export async function giveUpUnneeded(
  transaction: Transaction,
  { userId, mandateId, now }: { userId: string; mandateId: number | null; now: Date },
): Promise<void> {
  if (mandateId === null) return
  const [need] = await transaction.rows(findNeed, { userId, mandateId })
  if (!need?.isNeeded) await giveUpMandates(transaction, [mandateId], now)
}

const writeSchedule = statement<Rhythm & Schedule>(
  'repeat-set-schedule',
  `
    update repeat_delivery set version = version + 1, days = :days, planned_on = :plannedOn, day = :day,
      order_on = :orderOn, announce_on = :announceOn, delivery_days = :deliveryDays::smallint[], announced_day = null,
      announced_cents = null
    where repeat_delivery_id = :repeatDeliveryId`,
)

const writeState = statement<StateChange>(
  'repeat-set-state',
  `
    update repeat_delivery set version = version + 1, state = :state, pause_reason = :pauseReason,
      ended_at = case when :state = 'ended' then :now::timestamptz end, shortages = 0
    where repeat_delivery_id = :repeatDeliveryId`,
)

const writeMandate = statement<{
  repeatDeliveryId: number
  mandateId: number | null
  paymentMethodId: string | null
}>(
  'repeat-set-mandate',
  `
    update repeat_delivery set version = version + 1, mandate_id = :mandateId,
      payment_method_id = coalesce(:paymentMethodId, payment_method_id)
    where repeat_delivery_id = :repeatDeliveryId`,
)

const findNeed = statement<{ userId: string; mandateId: number }, { isNeeded: boolean }>(
  'repeat-needs-mandate',
  `
    select exists (select from repeat_delivery where mandate_id = :mandateId and state <> 'ended')
      or exists (
        select from repeat_delivery r join repeat_delivery_order d using (repeat_delivery_id)
        where r.user_id = :userId and d.state in ('taken', 'collecting')
          and (r.mandate_id = :mandateId or exists (
            select from collection c where c.order_id = d.order_id and c.mandate_id = :mandateId))) "isNeeded"`,
)
