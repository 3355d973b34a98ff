import { possibleDays } from '@haverhof/domain/repeat-delivery'
import { timeZoneOf } from '@haverhof/domain/sites'
import type { AppContext } from '../../app-context.ts'
import { calculateDelivery } from '../../cart/index.ts'
import { statement } from '../../database/index.ts'
import { resumedSchedule } from '../resume.ts'
import type { OneRepeatDeliveryView } from '../schemas.ts'
import { readOwnRepeat } from '../store/own-repeats.ts'
import { readPlace } from '../store/read-place.ts'
import { collectingMandateSql, lastDayToPaySql } from '../store/repeat-row.ts'
import { reckoningOf, todayAt } from '../store/today.ts'
import { viewsOf } from './list-repeats.ts'
import type { OfRepeat } from './with-own-repeat.ts'

type Around = Pick<OneRepeatDeliveryView, 'deliveries' | 'events'>

/** One with what its next delivery comes to, and what happened to it (REPEAT-16, REPEAT-18). */
export async function readRepeat(context: AppContext, of: OfRepeat): Promise<OneRepeatDeliveryView | null> {
  const own = await readOwnRepeat(context, of)
  if (!own) return null
  const { repeat, scope } = own
  const now = context.now()
  const today = todayAt(scope, now)
  const [view] = await viewsOf(context, scope, [repeat])
  const [around] = await context.database.rows(readAround, { ...of, timeZone: timeZoneOf(scope.regionCode) })
  if (!view || !around) throw new Error('a repeat delivery lost its rows')
  const { view: calculation } = await calculateDelivery(context, { scope, now }, repeat)
  const { billing, shipping, alternativeShippingAddress } = repeat
  const elsewhere = alternativeShippingAddress ? shipping.address : null
  return {
    ...view,
    ...around,
    calculation,
    place: await readPlace(context.database, repeat),
    address: elsewhere ?? billing.address,
    firstName: (elsewhere && shipping.firstName) ?? billing.firstName,
    lastName: (elsewhere && shipping.lastName) ?? billing.lastName,
    driverRemark: repeat.driverRemark,
    resumesOn: repeat.state === 'paused' ? resumedSchedule(repeat, { isByCustomer: true, today }).day : null,
    possibleDays: possibleDays(reckoningOf(repeat, today)),
  }
}

/** Nothing collects an order for which no collection was begun, and none can be (REPEAT-55). */
const isToBePaid = `d.state = 'collecting' and (d.retry_on is null or r.mandate_id is null)
  and ${collectingMandateSql('d.order_id')} is null`

const readAround = statement<OfRepeat & { timeZone: string }, Around>(
  'repeat-around',
  `
    select coalesce((select json_agg(to_json(d)) from (
        select day, state, order_id "orderId",
          case when failures > 0 then retry_on end "retryOn",
          case when ${isToBePaid} then ${lastDayToPaySql('d.order_id', ':timeZone')} end "payUntil"
        from repeat_delivery_order d
        where repeat_delivery_id = r.repeat_delivery_id order by planned_on desc limit 26) d), '[]') deliveries,
      coalesce((select json_agg(to_json(e)) from (
        select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') at, event,
          is_by_customer "isByCustomer", day, order_id "orderId"
        from repeat_delivery_event where repeat_delivery_id = r.repeat_delivery_id
        order by repeat_delivery_event_id desc limit 50) e), '[]') events
    from repeat_delivery r where r.repeat_delivery_id = :repeatDeliveryId and r.user_id = :userId`,
)
