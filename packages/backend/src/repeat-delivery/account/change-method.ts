import type { AppContext } from '../../app-context.ts'
import { badInput } from '../../http/index.ts'
import { methodsForMandates } from '../../payments/index.ts'
import { giveUpUnneeded, setMandate } from '../store/change-repeat.ts'
import { readOwnRepeat } from '../store/own-repeats.ts'
import { writeEvent } from '../store/write-event.ts'
import { type OfRepeat, requireBeforeCutOff, withOwnRepeat } from './with-own-repeat.ts'

/** REPEAT-14: the customer pays the next delivery with this method, which gives the mandate for those after it. */
export async function changeMethod(
  context: AppContext,
  of: OfRepeat,
  paymentMethodId: string,
): Promise<void> {
  const { scope } = await readOwnRepeat(context, of)
  const methods = methodsForMandates(await context.sitePayments.of(scope.siteId))
  if (!methods.some((method) => method.paymentMethodId === paymentMethodId))
    throw badInput('paymentMethodId', 'must be a method that a repeat delivery can begin with')
  await withOwnRepeat(context, of, async (transaction, repeat, { today, now }) => {
    requireBeforeCutOff(repeat, today)
    const { repeatDeliveryId, mandateId: former } = repeat
    await setMandate(transaction, { repeatDeliveryId, mandateId: null, paymentMethodId })
    await giveUpUnneeded(transaction, { userId: of.userId, mandateId: former, now })
    await writeEvent(transaction, { repeatDeliveryId, event: 'method-changed', isByCustomer: true, now })
  })
}
