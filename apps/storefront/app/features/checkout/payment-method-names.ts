import { useTranslations } from '#texts'

/** Marks of their owners are written as they write them; what has no mark is in the language of the page. */
const marks: Record<string, { icon: string; name?: string }> = {
  ideal: { icon: 'ideal', name: 'iDEAL' },
  bancontact: { icon: 'card', name: 'Bancontact' },
  creditcard: { icon: 'card', name: 'Visa · Mastercard' },
  paypal: { icon: 'lock', name: 'PayPal' },
  sepa: { icon: 'bank' },
  mobilepay: { icon: 'lock', name: 'MobilePay' },
  klarna: { icon: 'lock', name: 'Klarna' },
  giftcard: { icon: 'gift' },
  banktransfer: { icon: 'bank' },
}

/** How a payment method is called, drawn and explained. */
export function useMethodWords() {
  const names = useTranslations('shell.footer.payment')
  const t = useTranslations('checkout.payment.methods')
  return {
    icon: (id: string) => marks[id]?.icon ?? 'card',
    name: (id: string) => marks[id]?.name ?? (id in marks ? names(id) : id),
    text: (id: string) => (id in marks && id !== 'giftcard' ? t(id) : null),
  }
}
