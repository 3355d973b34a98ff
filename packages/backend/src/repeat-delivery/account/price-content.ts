import type { SiteScope } from '@haverhof/domain/sites'
import type { WorkingDays } from '@haverhof/domain/delivery'
import { followingSchedule, type Schedule, scheduleAsChanged } from '@haverhof/domain/repeat-delivery'
import { addDays, refusal, type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { calculateDelivery } from '../../cart/index.ts'
import type { Transaction } from '../../database/index.ts'
import type { RepeatRefused } from '../refusals.ts'
import type { RepeatPriceView } from '../schemas.ts'
import { setSchedule } from '../store/change-repeat.ts'
import type { OwnRepeat } from '../store/own-repeats.ts'
import type { RepeatRow } from '../store/repeat-row.ts'
import { setLines } from '../store/set-lines.ts'
import { reckoningOf, todayAt } from '../store/today.ts'

type Content = Pick<RepeatRow, 'days' | 'lines'>
export type Priced = Content & {
  of: OwnRepeat
  scope: SiteScope
  totalCents: number
  deliveryDays: WorkingDays
}

/**
 * What a delivery comes to with these goods, by the same
 * calculation as every cart; for the repeat delivery as it was read (REPEAT-63, REPEAT-77).
 */
export async function priceContent(
  context: AppContext,
  { repeat, scope }: { repeat: OwnRepeat; scope: SiteScope },
  { days, lines }: Content,
): Promise<Result<Priced, RepeatRefused>> {
  const moment = { scope, now: context.now() }
  const { totalCents, deliveryDays, isDeliverable } = await calculateDelivery(context, moment, {
    ...repeat,
    days,
    lines,
  })
  if (!isDeliverable) return refusal('not-deliverable')
  return success({ days, lines, of: repeat, scope, totalCents, deliveryDays })
}

/** What the customer agrees to, beside what a delivery comes to as it is. */
export async function tellPrice(context: AppContext, priced: Priced): Promise<RepeatPriceView> {
  const { of, scope, totalCents } = priced
  const now = context.now()
  const before = await calculateDelivery(context, { scope, now }, of)
  const { day } = nextWith(of, priced, todayAt(scope, now))
  return { amount: totalCents / 100, amountBefore: before.totalCents / 100, day }
}

/**
 * Keeps the goods that were priced, with the row locked. What was changed or
 * has got dearer since the customer agreed is agreed to anew.
 */
export async function setContent(
  transaction: Transaction,
  repeat: RepeatRow,
  priced: Priced,
  { agreedAmount, today }: { agreedAmount: number | undefined; today: string },
): Promise<Result<null, RepeatRefused>> {
  if (agreedAmount !== undefined && !isAgreed(repeat, priced, agreedAmount))
    return refusal('total-changed', {})
  const { repeatDeliveryId } = repeat
  const { days, lines, deliveryDays } = priced
  await setLines(transaction, { repeatDeliveryId, lines })
  await setSchedule(transaction, { ...repeat, days, deliveryDays }, nextWith(repeat, priced, today))
  return success(null)
}

function isAgreed({ version }: RepeatRow, { of, totalCents }: Priced, agreedAmount: number): boolean {
  return version === of.version && totalCents <= Math.round(agreedAmount * 100)
}

/** The day stays, unless these goods take too long for it; another interval is counted from the delivery before (REPEAT-7). */
function nextWith(repeat: RepeatRow, { days, deliveryDays }: Priced, today: string): Schedule {
  const { plannedOn, days: former } = repeat
  const reckoning = reckoningOf({ ...repeat, deliveryDays }, today)
  if (days === former) return scheduleAsChanged(repeat, reckoning)
  return followingSchedule(addDays(plannedOn, -former), days, reckoning)
}
