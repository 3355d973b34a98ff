import { refusal } from '@haverhof/domain/shared'
import { methodsForMandates, type SitePayments } from '../../payments/index.ts'
import type { OrderRefused } from '../refusals.ts'

/** A repeat delivery begins with a method that gives a mandate; with the methods that would do (REPEAT-31). */
export function needsMandate(payments: SitePayments): OrderRefused {
  return refusal('repeat-method', {
    methodIds: methodsForMandates(payments).map(({ paymentMethodId }) => paymentMethodId),
  })
}
