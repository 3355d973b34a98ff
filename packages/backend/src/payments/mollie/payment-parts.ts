import { Locale, type Payment, PaymentLineType } from '@mollie/api-client'
import type { NewPayment, Purchase } from '../provider.ts'

type Money = { currency: string; value: string }

export function money(cents: number): Money {
  return { currency: 'EUR', value: (cents / 100).toFixed(2) }
}

export function centsIn({ value }: Pick<Money, 'value'>): number {
  return Math.round(Number(value) * 100)
}

/** Whose payment or refund this is, as we said when we asked for it. */
export function referenceIn(metadata: unknown): string | null {
  if (typeof metadata !== 'object' || metadata === null || !('reference' in metadata)) return null
  return typeof metadata.reference === 'string' ? metadata.reference : null
}

/** Languages Mollie's pages do not speak are shown in English. */
export function localeOf(culture: NewPayment['locale']): Locale {
  const wanted = culture.replace('-', '_')
  const spoken: readonly string[] = Object.values(Locale)
  return spoken.includes(wanted) ? (wanted as Locale) : Locale.en_GB
}

export function billingAddressOf({ buyer }: Purchase): NonNullable<Payment['billingAddress']> {
  return {
    givenName: buyer.firstName,
    familyName: buyer.lastName,
    ...(buyer.companyName && { organizationName: buyer.companyName }),
    email: buyer.emailAddress,
    streetAndNumber: buyer.streetAndNumber,
    postalCode: buyer.zipcode,
    city: buyer.city,
    country: buyer.country,
  }
}

const lineTypes: Record<Purchase['lines'][number]['kind'], PaymentLineType> = {
  goods: PaymentLineType.physical,
  shipping: PaymentLineType.shipping_fee,
  discount: PaymentLineType.discount,
  'gift-card': PaymentLineType.gift_card,
}

/** Every line is one piece that costs all of the line, so that no price of one piece is rounded. */
export function linesOf({ lines }: Purchase): NonNullable<Payment['lines']> {
  return lines.map(({ kind, description, totalCents, vatPercent }) => ({
    type: lineTypes[kind],
    description: description.slice(0, 100),
    quantity: 1,
    unitPrice: money(totalCents),
    totalAmount: money(totalCents),
    vatRate: vatPercent.toFixed(2),
    vatAmount: money(Math.round((totalCents * vatPercent) / (100 + vatPercent))),
  }))
}
