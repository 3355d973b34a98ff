import { statement, type Transaction } from '../../database/index.ts'
import type { AccountAddressRecord } from '../records.ts'

type Recipient = { firstName: string; lastName: string }

export type OrderAddresses = {
  userId: string
  orderId: number
  billing: Recipient & {
    companyName: string | null
    vatNumber: string | null
    phoneNumber: string | null
    address: AccountAddressRecord
  }
  /** Where the goods went when that was somewhere else. */
  delivery: (Recipient & { address: AccountAddressRecord }) | null
  /** The note for the driver; null where no driver brought them. */
  remark: string | null
  now: Date
}

/**
 * An empty address book is filled from the first order that is paid; an entry that says nothing to the driver keeps what
 * was said with an order that came there (ACCOUNTS-18). One statement. Who is just deleting the account is not waited for.
 */
export async function keepOrderAddresses(
  { rows }: Transaction,
  { userId, orderId, billing, delivery, remark, now }: OrderAddresses,
): Promise<void> {
  const { address, ...recipient } = billing
  await rows(keep, {
    userId,
    orderId,
    ...recipient,
    address,
    label: billing.companyName === null ? 'home' : 'company',
    deliveryFirstName: delivery?.firstName ?? null,
    deliveryLastName: delivery?.lastName ?? null,
    deliveryAddress: delivery?.address ?? null,
    remark,
    now,
  })
}

/** As the cart tells one place from another. */
function samePlaceSql(one: string, other: string): string {
  const parts = ['countryId', 'zipcode', 'street', 'streetNumber', 'streetNumberAddition']
  return parts
    .map((part) => `coalesce(${one}->>'${part}', '') = coalesce(${other}->>'${part}', '')`)
    .join(' and ')
}

const keep = statement<{
  userId: string
  orderId: number
  firstName: string
  lastName: string
  companyName: string | null
  vatNumber: string | null
  phoneNumber: string | null
  address: AccountAddressRecord
  label: string
  deliveryFirstName: string | null
  deliveryLastName: string | null
  deliveryAddress: AccountAddressRecord | null
  remark: string | null
  now: Date
}>(
  'accounts-keep-order-addresses',
  `
    with owner as (
      select user_id from account
      where user_id = :userId and not exists (select from account_address known where known.user_id = :userId)
      for no key update skip locked),
    elsewhere as (
      update account set alternative_shipping_address = true from owner
      where account.user_id = owner.user_id and :deliveryAddress::jsonb is not null),
    without_remark as (
      select address_id from account_address e, (select coalesce(:deliveryAddress::jsonb, :address::jsonb) address) delivery
      where user_id = :userId and remark is null and :remark::text is not null and ${samePlaceSql('e.address', 'delivery.address')}
      for no key update of e skip locked),
    remarked as (
      update account_address e set remark = :remark, changed_at = :now from without_remark w where e.address_id = w.address_id)
    insert into account_address (user_id, label, first_name, last_name, company_name, vat_number, phone_number, address, remark,
      is_billing_default, is_delivery_default, kept_from_order_id, created_at, changed_at)
    select user_id, :label, :firstName, :lastName, :companyName, :vatNumber, :phoneNumber, :address::jsonb,
      case when :deliveryAddress::jsonb is null then :remark::text end, true, false,
      :orderId::int, :now::timestamptz, :now::timestamptz from owner
    union all
    select user_id, 'other', :deliveryFirstName, :deliveryLastName, null, null, null, :deliveryAddress::jsonb, :remark::text, false, true, :orderId::int,
      :now, :now from owner where :deliveryAddress::jsonb is not null`,
)
