import type { AddressRecord } from '../../cart/index.ts'
import type { DeliveryRecord } from '../records.ts'

/** What of an order says where its parcels go. */
export type Recipient = {
  delivery: DeliveryRecord
  shippingAddress: AddressRecord | null
  billingName: string
  billingAddress: AddressRecord
}

/** The columns of a `Recipient`; `o` is the order. */
export const recipientColumns = `o.delivery, o.shipping_address "shippingAddress",
  concat_ws(' ', o.billing->>'firstName', o.billing->>'lastName') "billingName",
  coalesce(o.billing->'address', '{}') "billingAddress"`

/** The lines of an address label, the country apart. */
export function addressLines({
  delivery,
  shippingAddress,
  billingName,
  billingAddress,
}: Recipient): string[] {
  const name =
    'name' in delivery
      ? delivery.name
      : 'firstName' in delivery
        ? `${delivery.firstName} ${delivery.lastName}`
        : billingName
  const { street, streetNumber, streetNumberAddition, zipcode, city } = shippingAddress ?? billingAddress
  return [
    ...(delivery.kind === 'parcel-shop' || delivery.kind === 'dealer' ? [billingName] : []),
    name,
    [street, streetNumber, streetNumberAddition].filter(Boolean).join(' '),
    `${zipcode} ${city}`,
  ]
}
