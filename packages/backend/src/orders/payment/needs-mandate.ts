import { refusal } from '@haverhof/domain/shared'
import { methodsForMandates, type SitePayments } from '../../payments/index.ts'
import type { OrderRefused } from '../refusals.ts'

/** REPEAT-31: a repeat delivery begins with a method that gives a mandate; with the methods that would do. */
export function needsMandate(payments: SitePayments): OrderRefused {
  return refusal('repeat-method', {
    methodIds: methodsForMandates(payments).map(({ paymentMethodId }) => paymentMethodId),
  })
}
