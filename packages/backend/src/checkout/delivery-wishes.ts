import { type FieldProblem, fieldLimits, tidyText } from '@haverhof/domain/checkout'
import { isByAppointment } from '@haverhof/domain/delivery'
import { type Result, wrongFields } from '@haverhof/domain/shared'
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
import { openStep } from './open-step.ts'
import type { CheckoutRefused } from './refusals.ts'
import type { DeliveryWishesInput } from './schemas.ts'

type Input = z.infer<typeof DeliveryWishesInput>

/**
 * A remark for the driver, a day, and what a lorry finds in the yard of this address; what is left out is taken back
 * (DELIVERY-13).
 */
export async function setDeliveryWishes(
  context: AppContext,
  call: CartCall,
  input: Input,
): Promise<Result<boolean, CheckoutRefused>> {
  const open = await openStep(context, call, 'billing')
  if (!open.ok) return open
  const read = open.value
  const facts = await loadedCartOf(context, read, {})
  const wishes: DeliveryWishesRecord = {
    remark: tidyText(input.remark ?? '') || null,
    day: input.day ?? null,
    yard: isByAppointment(facts.prices.packs) ? (input.yard ?? null) : null,
  }
  const wrong = wrongFields(problemsOf(wishes, facts))
  if (wrong) return wrong
  const address = goesTo(read.stored)
  const yardPlace = wishes.yard && address ? placeOf(address) : null
  return changeCart(context, call, setWishes, { wishes: { ...wishes, yardPlace } })
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
