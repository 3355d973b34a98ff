import type { AddressRecord } from '../../cart/index.ts'
import type { DeliveryRecord } from '../records.ts'

/** What of an order says where its parcels go. */
export type Recipient = {
  delivery: DeliveryRecord
  shippingAddress: AddressRecord | null
  billingName: string
  billingCompany: string | null
  billingAddress: AddressRecord
}

/** The columns of a `Recipient`; `o` is the order. */
export const recipientColumns = `o.delivery, o.shipping_address "shippingAddress",
  concat_ws(' ', o.billing->>'firstName', o.billing->>'lastName') "billingName", o.billing->>'companyName' "billingCompany",
  coalesce(o.billing->'address', '{}') "billingAddress"`

/** A company is named where its parcel goes to the address of its bill (SHIPMENTS-5). */
export function companyAtDoor({ kind }: DeliveryRecord, billingCompany: string | null): string | null {
  return kind === 'home' ? billingCompany : null
}

/** The lines of an address label, the country apart. */
export function addressLines(recipient: Recipient): string[] {
  const { delivery, shippingAddress, billingName, billingAddress } = recipient
  const company = companyAtDoor(delivery, recipient.billingCompany)
  const name =
    'name' in delivery
      ? delivery.name
      : 'firstName' in delivery
        ? `${delivery.firstName} ${delivery.lastName}`
        : billingName
  const { street, streetNumber, streetNumberAddition, zipcode, city } = shippingAddress ?? billingAddress
  return [
    ...(delivery.kind === 'parcel-shop' || delivery.kind === 'dealer' ? [billingName] : []),
    ...(company ? [company] : []),
    name,
    [street, streetNumber, streetNumberAddition].filter(Boolean).join(' '),
    `${zipcode} ${city}`,
  ]
}
