import { useTranslations } from '#texts'
import { oneOf } from '../../../toolkit/one-of'
import { paymentMarks, usePaymentName } from '../../../shared/shop/payment-marks'

const isExplained = oneOf([
  'ideal',
  'applepay',
  'googlepay',
  'bancontact',
  'creditcard',
  'paypal',
  'sepa',
  'mobilepay',
  'klarna',
  'in3',
  'billie',
  'banktransfer',
])

/** How a payment method is called, drawn and explained. */
export function useMethodWords() {
  const name = usePaymentName()
  const t = useTranslations('payment.methods')
  return {
    icon: (id: string) => paymentMarks[id]?.icon ?? 'card',
    name,
    text: (id: string) => (isExplained(id) ? t(id) : null),
  }
}
