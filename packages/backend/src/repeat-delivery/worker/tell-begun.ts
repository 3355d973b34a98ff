import type { WorkingDays } from '@haverhof/domain/delivery'
import { isPaymentMethod } from '@haverhof/domain/payments'
import { type Schedule, scheduleToAnnounce } from '@haverhof/domain/repeat-delivery'
import type { AppContext } from '../../app-context.ts'
import { inTransaction, statement, type Transaction } from '../../database/index.ts'
import { workOff } from '../../jobs/index.ts'
import { deliveryFacts } from '../mails/delivery-facts.ts'
import { queueRepeatMail } from '../mails/queue-repeat-mail.ts'
import { setSchedule } from '../store/change-repeat.ts'
import { lockRepeat } from '../store/lock-repeat.ts'
import { repeatColumns, type RepeatRow, repeatSql } from '../store/repeat-row.ts'
import { reckoningOf, scopeOf, todayAt } from '../store/today.ts'

const perBatch = 100

/**
 * Tells customers what they have agreed to (REPEAT-33). It is reckoned here and not where the payment is settled, for nothing
 * may keep that waiting. Any number of workers do this at the same time.
 */
export async function tellBegun(context: AppContext): Promise<void> {
  const begun = await context.database.rows(findBegun, { perBatch })
  await workOff(
    context,
    begun,
    (repeat) => tell(context, repeat),
    ({ repeatDeliveryId }) => ({
      details: { repeatDeliveryId },
      text: 'a repeat delivery could not be confirmed',
    }),
  )
}

async function tell(context: AppContext, read: RepeatRow): Promise<void> {
  const scope = await scopeOf(context, read)
  const { contents, deliveryDays } = await deliveryFacts(context, scope, read)
  await inTransaction(context, async (transaction) => {
    const now = context.now()
    const repeat = await lockRepeat(transaction, read.repeatDeliveryId)
    const { repeatDeliveryId, version } = read
    const { totalCents } = contents
    const [row] = await transaction.rows(keep, { repeatDeliveryId, version, totalCents })
    // Who has paused or ended it already need not hear that it began.
    if (!repeat || !row || repeat.state !== 'active') return
    const schedule = await withDays(transaction, repeat, deliveryDays, todayAt(scope, now))
    const method = repeat.paymentMethodId
    const paymentMethodId = isPaymentMethod(method) ? method : 'sepa'
    await queueRepeatMail(
      transaction,
      { ...repeat, ...schedule },
      { kind: 'repeat-begun', cause: 'begun', facts: { agreed: { ...contents, paymentMethodId } }, now },
    )
  })
}

/** From now on it is known how long its goods are on their way (REPEAT-7). */
async function withDays(
  transaction: Transaction,
  repeat: RepeatRow,
  deliveryDays: WorkingDays,
  today: string,
): Promise<Schedule> {
  if (String(deliveryDays) === String(repeat.deliveryDays)) return repeat
  const schedule = scheduleToAnnounce(repeat, reckoningOf({ ...repeat, deliveryDays }, today))
  await setSchedule(transaction, { ...repeat, deliveryDays }, schedule)
  return schedule
}

const findBegun = statement<{ perBatch: number }, RepeatRow>(
  'repeat-to-tell',
  `
    select ${repeatColumns} from ${repeatSql} where not r.is_told order by r.repeat_delivery_id limit :perBatch`,
)

// Where the first order held more than this, what was agreed is what later prices are told beside (REPEAT-9).
const keep = statement<
  { repeatDeliveryId: number; version: number; totalCents: number },
  { isTold: boolean }
>(
  'repeat-keep-told',
  `
    update repeat_delivery set is_told = true, last_cents = coalesce(last_cents, :totalCents)
    where repeat_delivery_id = :repeatDeliveryId and version = :version and not is_told returning is_told "isTold"`,
)
