import { type FieldProblem, fieldLimits, tidyText } from '@haverhof/domain/checkout'
import { isByAppointment } from '@haverhof/domain/delivery'
import type { z } from '@hono/zod-openapi'
import type { AppContext } from '../app-context.ts'
import {
  type CartCall,
  cartChange,
  changeCart,
  daysToChoose,
  type DeliveryWishesRecord,
  goesTo,
  type LoadedCart,
  loadedCartOf,
  placeOf,
  type StoredWishesRecord,
} from '../cart/index.ts'
import { refuseFields } from '../http/index.ts'
import { openStep } from './open-step.ts'
import type { DeliveryWishesInput } from './schemas.ts'

type Input = z.infer<typeof DeliveryWishesInput>

/** DELIVERY-13: a remark for the driver, a day, and what a lorry finds in the yard of this address; what is left out is taken back. */
export async function setDeliveryWishes(context: AppContext, call: CartCall, input: Input): Promise<void> {
  const read = await openStep(context, call, 'billing')
  const facts = await loadedCartOf(context, read, {})
  const wishes: DeliveryWishesRecord = {
    remark: tidyText(input.remark ?? '') || null,
    day: input.day ?? null,
    yard: isByAppointment(facts.prices.packs) ? (input.yard ?? null) : null,
  }
  refuseFields(problemsOf(wishes, facts))
  const place = goesTo(read.stored)
  const yardPlace = wishes.yard && place ? placeOf(place) : null
  await changeCart(context, call, setWishes, { wishes: { ...wishes, yardPlace } })
}

function problemsOf({ remark, day }: DeliveryWishesRecord, facts: LoadedCart): FieldProblem[] {
  const most = fieldLimits.remark
  return [
    ...(remark !== null && remark.length > most
      ? [{ parameter: 'remark', reason: 'too-long' as const, max: most }]
      : []),
    ...(day !== null && !daysToChoose(facts).includes(day)
      ? [{ parameter: 'day', reason: 'invalid-date' as const }]
      : []),
  ]
}

const setWishes = cartChange<{ wishes: StoredWishesRecord }>(
  'checkout-set-wishes',
  'delivery_wishes = :wishes',
)
