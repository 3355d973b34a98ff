import { isLateToAnnounce } from '@haverhof/domain/repeat-delivery'
import type { AppContext } from '../../app-context.ts'
import { inTransaction, statement } from '../../database/index.ts'
import { workOff } from '../../jobs/index.ts'
import { type DeliveryFacts, deliveryFacts } from '../mails/delivery-facts.ts'
import { describeGone, goneLines } from '../mails/gone-goods.ts'
import { queueRepeatMail } from '../mails/queue-repeat-mail.ts'
import { pauseByShop } from '../pause.ts'
import { isHeldBack } from '../store/held-back.ts'
import { lockRepeat } from '../store/lock-repeat.ts'
import { moveToAnnounce } from '../store/move-to-announce.ts'
import { isEndingSql, isUnpaidSql, repeatColumns, type RepeatRow, repeatSql } from '../store/repeat-row.ts'
import { scopeOf, todayAt, todays } from '../store/today.ts'
import { writeEvent } from '../store/write-event.ts'

const perBatch = 200

/** Tells customers what comes next, when and for how much (REPEAT-8). Any number of workers do this at the same time. */
export async function announceDeliveries(context: AppContext): Promise<void> {
  const due = await context.database.rows(findDue, { ...(await todays(context)), perBatch })
  await workOff(
    context,
    due,
    (repeat) => announce(context, repeat),
    ({ repeatDeliveryId }) => ({ details: { repeatDeliveryId }, text: 'a delivery could not be announced' }),
  )
}

/** What it costs is reckoned before the row is locked, and counts for the version that was read alone. */
async function announce(context: AppContext, read: RepeatRow): Promise<void> {
  const scope = await scopeOf(context, read)
  const facts = await deliveryFacts(context, scope, read)
  const { contents, deliveryDays, view } = facts
  const { totalCents } = contents
  const without = goneLines(read, view.products)
  const gone = await describeGone(context, scope, without)
  await inTransaction(context, async (transaction) => {
    const now = context.now()
    const repeat = await lockRepeat(transaction, read.repeatDeliveryId)
    if (repeat?.version !== read.version || repeat.state !== 'active') return
    const { repeatDeliveryId, day, version, lastCents, mandateId } = repeat
    const today = todayAt(scope, now)
    if (await isHeldBack(transaction, { repeatDeliveryId, today })) return
    const reason = reasonToPause(facts)
    if (reason) return pauseByShop(transaction, repeat, { reason, now })
    // No mail was sent in time, so the delivery moves (REPEAT-8). REPEAT-7: what is longer or shorter on its way by now is announced as soon as its days are right.
    if (isLateToAnnounce(repeat, today) || String(deliveryDays) !== String(repeat.deliveryDays))
      return moveToAnnounce(transaction, { ...repeat, deliveryDays }, { today, now })
    const announcedWithout = without.map(({ variantId }) => variantId)
    const [announced] = await transaction.rows(keep, {
      repeatDeliveryId,
      version,
      totalCents,
      announcedWithout,
    })
    if (!announced) return
    await writeEvent(transaction, { repeatDeliveryId, event: 'announced', day, now })
    await queueRepeatMail(transaction, repeat, {
      kind: 'repeat-announced',
      cause: `${day}:${version}`,
      facts: {
        ...contents,
        gone,
        lastCents: lastCents === totalCents ? null : lastCents,
        isCollected: mandateId !== null,
      },
      now,
    })
  })
}

/** None of it is sold any more (REPEAT-82). Or it cannot be brought where it goes (REPEAT-46). */
function reasonToPause({ view, isPlaceKnown, isDeliverable }: DeliveryFacts) {
  if (view.products.length === 0) return 'gone'
  if (!isPlaceKnown) return 'place'
  return isDeliverable ? null : 'undeliverable'
}

type DueQuery = { siteIds: readonly number[]; todays: readonly string[]; perBatch: number }

// A collection that goes its way keeps nothing back; after one that failed, and while the customer is to pay, the next day is unknown (REPEAT-51).
const isUncertainSql = '(d.failures > 0 or r.mandate_id is null)'

const findDue = statement<DueQuery, RepeatRow>(
  'repeat-to-announce',
  `
    select ${repeatColumns} from ${repeatSql}
    join unnest(:siteIds::int[], :todays::date[]) site(site_id, today) on site.site_id = r.site_id
    where r.state = 'active' and r.announced_day is distinct from r.day and r.announce_on <= site.today
      and not ${isUnpaidSql('r.repeat_delivery_id', isUncertainSql)} and not ${isEndingSql('site.today')}
    order by r.announce_on, r.repeat_delivery_id limit :perBatch`,
)

const keep = statement<
  { repeatDeliveryId: number; version: number; totalCents: number; announcedWithout: readonly number[] },
  { repeatDeliveryId: number }
>(
  'repeat-keep-announced',
  `
    update repeat_delivery set announced_day = day, announced_cents = :totalCents,
      announced_without = :announcedWithout::int[]
    where repeat_delivery_id = :repeatDeliveryId and version = :version and announced_day is distinct from day
    returning repeat_delivery_id "repeatDeliveryId"`,
)
