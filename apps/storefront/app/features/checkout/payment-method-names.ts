import { useTranslations } from '#texts'
import { paymentMarks } from '../../site/payment-marks'

/** How a payment method is called, drawn and explained. */
export function useMethodWords() {
  const names = useTranslations('shell.footer.payment')
  const t = useTranslations('checkout.payment.methods')
  return {
    icon: (id: string) => paymentMarks[id]?.icon ?? 'card',
    name: (id: string) => paymentMarks[id]?.name ?? (id in paymentMarks ? names(id) : id),
    text: (id: string) => (id in paymentMarks && id !== 'giftcard' ? t(id) : null),
  }
}
