import { useTranslations } from '#texts'
import { oneOf } from '../../toolkit/one-of'

/** Marks of their owners are written, not drawn; what has no mark is in the language of the page. */
export const paymentMarks: Record<string, { icon: string; name?: string }> = {
  ideal: { icon: 'ideal', name: 'iDEAL | Wero' },
  applepay: { icon: 'card', name: 'Apple Pay' },
  googlepay: { icon: 'card', name: 'Google Pay' },
  bancontact: { icon: 'card', name: 'Bancontact' },
  creditcard: { icon: 'card', name: 'Visa · Mastercard' },
  paypal: { icon: 'lock', name: 'PayPal' },
  sepa: { icon: 'bank' },
  mobilepay: { icon: 'lock', name: 'MobilePay' },
  klarna: { icon: 'lock', name: 'Klarna' },
  in3: { icon: 'lock', name: 'in3' },
  billie: { icon: 'lock', name: 'Billie' },
  giftcard: { icon: 'gift' },
  banktransfer: { icon: 'bank' },
}

const hasNoMark = oneOf(['sepa', 'giftcard', 'banktransfer'])

/** How a payment method is called. */
export function usePaymentName(): (id: string) => string {
  const names = useTranslations('shell.payment')
  return (id) => paymentMarks[id]?.name ?? (hasNoMark(id) ? names(id) : id)
}
