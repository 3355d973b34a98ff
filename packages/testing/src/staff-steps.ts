import type { AppContext } from '@haverhof/backend'
import { inTransaction, type Transaction } from '@haverhof/backend/database'
import { enterAdvice, enterCorrection, enterMeasurement, takeIn } from '@haverhof/backend/laboratory'
import { addDelivery, endOrder, makeRefund } from '@haverhof/backend/orders'
import { settleQuestion } from '@haverhof/backend/questions'
import { moveReturn } from '@haverhof/backend/returns'
import { settlePhotos, settleReview } from '@haverhof/backend/reviews'

type Step<Input, Answer> = (context: AppContext, transaction: Transaction, input: Input) => Promise<Answer>

/** A use case of staff in a transaction of its own, as its call runs it. */
function alone<Input, Answer>(step: Step<Input, Answer>) {
  return (context: AppContext, input: Input) =>
    inTransaction(context, (transaction) => step(context, transaction, input))
}

export const refundOrder = alone(makeRefund)
export const cancelByStaff = alone(endOrder)
export const changeReturn = alone(moveReturn)
export const decideQuestion = alone(settleQuestion)
export const decideReview = alone(settleReview)
export const choosePhotos = alone(settlePhotos)
export const receiveSample = alone(takeIn)
export const recordMeasurement = alone(enterMeasurement)
export const correctMeasurement = alone(enterCorrection)
export const recordAdvice = alone(enterAdvice)

const deliver = alone(addDelivery)
type Delivery = Parameters<typeof deliver>[1]

/** Goods of one pack come in. */
export async function deliverStock(
  context: AppContext,
  { by, ...line }: Delivery['lines'][number] & { by: string },
) {
  const delivered = await deliver(context, { lines: [line], by })
  if (!delivered.ok) return { ok: false as const, reason: delivered.reason }
  const [only] = delivered.value
  if (!only) throw new Error('a delivery answers for each of its lines')
  return { ok: true as const, value: only }
}
