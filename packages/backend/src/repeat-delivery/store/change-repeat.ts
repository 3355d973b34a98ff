import type { PauseReason, RepeatState, Schedule } from '@haverhof/domain/repeat-delivery'
import { statement, type Transaction } from '../../database/index.ts'

/** The next delivery is another one: what was announced does not count for it. */
export async function setSchedule(
  { rows }: Transaction,
  { repeatDeliveryId, weeks, schedule }: { repeatDeliveryId: number; weeks: number; schedule: Schedule },
): Promise<void> {
  await rows(writeSchedule, { repeatDeliveryId, weeks, ...schedule })
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

/** REPEAT-12, REPEAT-14: the mandate that collects from now on; null when the customer pays the next delivery. */
export async function setMandate(
  { rows }: Transaction,
  change: { repeatDeliveryId: number; mandateId: number | null; paymentMethodId: string | null },
): Promise<void> {
  await rows(writeMandate, change)
}

/** REPEAT-15: of these, those that no repeat delivery needs. */
export async function unneededOf(
  { rows }: Transaction,
  mandateIds: readonly (number | null)[],
): Promise<number[]> {
  const known = mandateIds.filter((id) => id !== null)
  if (known.length === 0) return []
  return (await rows(findUnneeded, { mandateIds: known })).map(({ mandateId }) => mandateId)
}

const writeSchedule = statement<{ repeatDeliveryId: number; weeks: number } & Schedule>(
  'repeat-set-schedule',
  `
    update repeat_delivery set version = version + 1, weeks = :weeks, planned_on = :plannedOn, day = :day,
      order_on = :orderOn, announce_on = :announceOn, announced_day = null, announced_cents = null
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

const findUnneeded = statement<{ mandateIds: readonly number[] }, { mandateId: number }>(
  'repeat-unneeded-mandates',
  `
    select id "mandateId" from unnest(:mandateIds::int[]) id where not exists (
      select from repeat_delivery r where r.mandate_id = id and r.state <> 'ended')`,
)
