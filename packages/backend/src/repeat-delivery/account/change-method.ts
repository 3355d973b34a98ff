import { missing, success, wrongInput } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { methodsForMandates } from '../../payments/index.ts'
import { giveUpUnneeded, setMandate } from '../store/change-repeat.ts'
import { readOwnRepeat } from '../store/own-repeats.ts'
import { writeEvent } from '../store/write-event.ts'
import { type Changed, type OfRepeat, refuseAfterCutOff, withOwnRepeat } from './with-own-repeat.ts'

/** The customer pays the next delivery with this method, which gives the mandate for those after it (REPEAT-14). */
export async function changeMethod(
  context: AppContext,
  of: OfRepeat,
  paymentMethodId: string,
): Promise<Changed> {
  const own = await readOwnRepeat(context, of)
  if (!own) return missing('repeat delivery')
  const methods = methodsForMandates(await context.sitePayments.of(own.scope.siteId))
  if (!methods.some((method) => method.paymentMethodId === paymentMethodId))
    return wrongInput('paymentMethodId', 'must be a method that a repeat delivery can begin with')
  return withOwnRepeat(context, of, async (transaction, repeat, { today, now }) => {
    const late = refuseAfterCutOff(repeat, today)
    if (late) return late
    const { repeatDeliveryId, mandateId: former } = repeat
    await setMandate(transaction, { repeatDeliveryId, mandateId: null, paymentMethodId })
    await giveUpUnneeded(transaction, { userId: of.userId, mandateId: former, now })
    await writeEvent(transaction, { repeatDeliveryId, event: 'method-changed', isByCustomer: true, now })
    return success(null)
  })
}
