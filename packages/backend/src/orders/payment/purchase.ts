import type { Purchase } from '../../payments/index.ts'
import type { OrderRow } from '../store/order-row.ts'

type Bought = Pick<OrderRow, 'billing' | 'billingRegionCode' | 'calculation' | 'giftCardCents'>

/** What is paid for, for providers that ask. The lines make up exactly what is due. */
export function purchaseOf({ billing, billingRegionCode, calculation, giftCardCents }: Bought): Purchase {
  const { address } = billing
  const { lines, orderDiscounts, shippingCents, paymentCostsCents } = calculation
  const commonPercent = Math.max(0, ...lines.map((line) => line.vatPercent))
  const extra = (kind: Purchase['lines'][number]['kind'], description: string, totalCents: number) =>
    totalCents === 0
      ? []
      : [{ kind, description, totalCents, vatPercent: kind === 'gift-card' ? 0 : commonPercent }]
  return {
    buyer: {
      firstName: billing.firstName,
      lastName: billing.lastName,
      emailAddress: billing.emailAddress,
      companyName: billing.companyName,
      streetAndNumber: `${address.street} ${address.streetNumber}${address.streetNumberAddition ?? ''}`,
      zipcode: address.zipcode,
      city: address.city,
      country: billingRegionCode,
    },
    lines: [
      ...lines.map(({ quantity, description, totalCents, vatPercent }) => ({
        kind: 'goods' as const,
        description: `${quantity} × ${description}`,
        totalCents,
        vatPercent,
      })),
      ...orderDiscounts.flatMap(({ description, amountCents }) =>
        extra('discount', description, -amountCents),
      ),
      ...extra('shipping', 'Shipping', shippingCents),
      ...extra('shipping', 'Payment', paymentCostsCents),
      ...extra('gift-card', 'Gift card', -giftCardCents),
    ],
  }
}
