import { useTranslations } from '#texts'
import { paymentMarks, usePaymentName } from '../../../shared/shop/payment-marks'

/** How a payment method is called, drawn and explained. */
export function useMethodWords() {
  const name = usePaymentName()
  const t = useTranslations('payment.methods')
  return {
    icon: (id: string) => paymentMarks[id]?.icon ?? 'card',
    name,
    text: (id: string) => (id in paymentMarks && id !== 'giftcard' ? t(id) : null),
  }
}
