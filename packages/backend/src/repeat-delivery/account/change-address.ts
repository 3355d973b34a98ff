import { fieldLimits, shippingProblems, tidyShipping, tidyText } from '@haverhof/domain/checkout'
import { shippingMethods, type WorkingDays } from '@haverhof/domain/delivery'
import { scheduleAsChanged } from '@haverhof/domain/repeat-delivery'
import {
  type FieldProblem,
  missing,
  refusal,
  type Result,
  success,
  wrongFields,
} from '@haverhof/domain/shared'
import type { z } from '@hono/zod-openapi'
import { addressFields, addressRecord } from '../../accounts/index.ts'
import type { AppContext } from '../../app-context.ts'
import { calculateDelivery, countryOf, deliveryPlaceOf, type ShippingRecord } from '../../cart/index.ts'
import { refuseDutchAddress, refuseTerritory } from '../../checkout/index.ts'
import { statement } from '../../database/index.ts'
import type { RepeatRefused } from '../refusals.ts'
import type { RepeatAddressInput } from '../schemas.ts'
import { setSchedule } from '../store/change-repeat.ts'
import { readOwnRepeat } from '../store/own-repeats.ts'
import { reckoningOf } from '../store/today.ts'
import { writeEvent } from '../store/write-event.ts'
import { type Changed, type OfRepeat, refuseAfterCutOff, withOwnRepeat } from './with-own-repeat.ts'

type Input = z.infer<typeof RepeatAddressInput>

/**
 * Where it goes from the next delivery on, by the rules of checkout;
 * what costs more there is agreed to first (REPEAT-66). The bill stays what it is.
 */
export async function changeAddress(context: AppContext, of: OfRepeat, input: Input): Promise<Changed> {
  const driverRemark = remarkIn(input)
  const wrong = wrongFields(remarkProblems(driverRemark))
  if (wrong) return wrong
  const { agreedAmount } = input
  const destination = await shippingTo(context, of, input)
  if (!destination.ok) return destination
  const { shipping, totalCents, version, ...way } = destination.value
  return withOwnRepeat(context, of, async (transaction, repeat, { today, now }) => {
    const late = refuseAfterCutOff(repeat, today)
    if (late) return late
    if (agreedAmount !== undefined) {
      // What was worked out is that of the goods that were read.
      if (version !== repeat.version) return refusal('changed-meanwhile')
      if (totalCents > Math.round(agreedAmount * 100))
        return refusal('total-changed', { totalAmount: totalCents / 100 })
    }
    const { repeatDeliveryId } = repeat
    await transaction.rows(setShipping, {
      repeatDeliveryId,
      shipping,
      driverRemark: driverRemark === undefined ? repeat.driverRemark : driverRemark,
    })
    const next = scheduleAsChanged(repeat, reckoningOf(way, today))
    await setSchedule(transaction, { ...repeat, ...way }, next)
    await writeEvent(transaction, { repeatDeliveryId, event: 'address-changed', isByCustomer: true, now })
    return success(null)
  })
}

/** Left out it stays what it is (DELIVERY-13). */
function remarkIn({ driverRemark }: Input): string | null | undefined {
  return driverRemark === undefined ? undefined : tidyText(driverRemark ?? '') || null
}

function remarkProblems(remark: string | null | undefined): FieldProblem[] {
  const max = fieldLimits.remark
  return remark && remark.length > max ? [{ parameter: 'driverRemark', reason: 'too-long', max }] : []
}

type Destination = {
  shipping: ShippingRecord
  deliveryDays: WorkingDays
  regionCode: string
  totalCents: number
  version: number
}

async function shippingTo(
  context: AppContext,
  of: OfRepeat,
  input: Input,
): Promise<Result<Destination, RepeatRefused>> {
  const own = await readOwnRepeat(context, of)
  if (!own) return missing('repeat delivery')
  const { repeat, scope } = own
  const terms = await context.priceTerms.read()
  const country = countryOf(terms, scope.siteId, input.address.countryId ?? null)
  const regionCode = country?.regionCode ?? null
  const { firstName, lastName } = input
  const fields = tidyShipping(
    { firstName: firstName ?? '', lastName: lastName ?? '', address: addressFields(input.address) },
    regionCode,
  )
  const method = shippingMethods.shipping
  const isServed = country?.shippingMethods.includes(method) ?? false
  const destination = deliveryPlaceOf(fields.address)
  const refused =
    (await refuseDutchAddress(context, scope, [regionCode])) ??
    wrongFields(shippingProblems(fields, regionCode)) ??
    wrongFields(isServed ? [] : [{ parameter: 'address.countryId', reason: 'not-delivered-there' }]) ??
    refuseTerritory(terms, scope, { parameter: 'address.zipcode', place: destination })
  if (refused) return refused
  const shipping = { ...fields, address: addressRecord(fields.address), shippingMethod: method }
  const moved = { ...repeat, shipping, alternativeShippingAddress: true, dealerId: null }
  const moment = { scope, now: context.now() }
  const { totalCents, deliveryDays, isDeliverable } = await calculateDelivery(context, moment, moved)
  if (!isDeliverable) return refusal('not-deliverable')
  const { version } = repeat
  return success({ shipping, deliveryDays, regionCode: country?.regionCode ?? '', totalCents, version })
}

const setShipping = statement<{
  repeatDeliveryId: number
  shipping: ShippingRecord
  driverRemark: string | null
}>(
  'repeat-set-shipping',
  `
    update repeat_delivery set version = version + 1, shipping = :shipping, alternative_shipping_address = true,
      driver_remark = :driverRemark,
      dealer_id = null, parcel_shop_id = null, parcel_shop_zipcode_or_city = null
    where repeat_delivery_id = :repeatDeliveryId`,
)
