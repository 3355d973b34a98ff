import { statement, type Transaction } from '../../database/index.ts'
import type { AccountAddressRecord } from '../records.ts'

type BillingSide = {
  firstName: string | null
  lastName: string | null
  phoneNumber: string | null
  address: AccountAddressRecord | null
}

type Sides = {
  userId: string
  billing: BillingSide | null
  shipping: { firstName: string | null; lastName: string | null; address: AccountAddressRecord | null } | null
  now: Date
}

/**
 * The address of the bill and the other address of an account are entries of its book (ACCOUNTS-32). Null takes the entry away.
 * An account that is not there gets none.
 */
export async function writeSides(transaction: Transaction, sides: Sides): Promise<void> {
  const { userId, billing, shipping, now } = sides
  await lockBook(transaction, userId)
  await transaction.rows(writeBilling, { userId, ...billingSide(billing), now })
  const { firstName = null, lastName = null, address = null } = shipping ?? {}
  await transaction.rows(writeDelivery, { userId, firstName, lastName, address, now })
}

function billingSide(billing: BillingSide | null): BillingSide {
  const { firstName = null, lastName = null, phoneNumber = null, address = null } = billing ?? {}
  return { firstName, lastName, phoneNumber, address }
}

/**
 * Changes of one book come one after the other (ACCOUNTS-33). What an account
 * kept before there was a book is forgotten with the first of them.
 */
export async function lockBook({ rows }: Transaction, userId: string): Promise<void> {
  await rows(lock, { userId })
  await rows(forgetFormer, { userId })
}

/** The entries of an account `a`: `billed` and `sent`, where there are any. */
export const sidesSql = `
  left join account_address billed on billed.user_id = a.user_id and billed.is_billing_default
  left join account_address sent on sent.user_id = a.user_id and sent.is_delivery_default`

/**
 * Of an account `a` with its sides: who gets the bills, as the entry of the book
 * says it, or else the account. Null for every field that neither says.
 */
export const billingContactSql = `
  jsonb_build_object('firstName', null, 'lastName', null, 'phoneNumber', null, 'emailAddress', null)
    || coalesce(a.billing_contact, '{}') || jsonb_strip_nulls(
      jsonb_build_object('firstName', billed.first_name, 'lastName', billed.last_name, 'phoneNumber', billed.phone_number))`

/** Of an account `a` with its sides: how and to whom goods go elsewhere, and where; null where nothing is said about it. */
export const shippingSql = `
  case when a.shipping is not null or sent.address_id is not null then
    coalesce(a.shipping, jsonb_build_object('firstName', null, 'lastName', null)) || case when sent.address_id is null
      then jsonb_build_object('address', null)
      else jsonb_build_object('firstName', sent.first_name, 'lastName', sent.last_name, 'address', sent.address) end end`

const lock = statement<{ userId: string }>(
  'accounts-lock-book',
  'select from account where user_id = :userId for no key update',
)

const forgetFormer = statement<{ userId: string }>(
  'accounts-forget-former-addresses',
  `
    update account set address = null, shipping = shipping || '{"address": null}'
    where user_id = :userId and (address is not null or shipping->>'address' is not null)`,
)

const writeBilling = statement<BillingSide & { userId: string; now: Date }>(
  'accounts-write-billing-address',
  `
    with cleared_address as (
      delete from account_address where user_id = :userId and is_billing_default and :address::jsonb is null),
    changed as (
      update account_address set first_name = :firstName, last_name = :lastName, phone_number = :phoneNumber, address = :address,
        changed_at = :now
      where user_id = :userId and is_billing_default and :address::jsonb is not null returning 1)
    insert into account_address (user_id, label, first_name, last_name, phone_number, address, is_billing_default, created_at,
      changed_at)
    select user_id, 'home', :firstName, :lastName, :phoneNumber, :address, true, :now, :now from account
    where user_id = :userId and :address::jsonb is not null and not exists (select from changed)`,
)

const writeDelivery = statement<{
  userId: string
  firstName: string | null
  lastName: string | null
  address: AccountAddressRecord | null
  now: Date
}>(
  'accounts-write-delivery-address',
  `
    with cleared_address as (
      delete from account_address where user_id = :userId and is_delivery_default and :address::jsonb is null),
    changed as (
      update account_address set first_name = :firstName, last_name = :lastName, address = :address, changed_at = :now
      where user_id = :userId and is_delivery_default and :address::jsonb is not null returning 1)
    insert into account_address (user_id, label, first_name, last_name, address, is_delivery_default, created_at, changed_at)
    select user_id, 'other', :firstName, :lastName, :address, true, :now, :now from account
    where user_id = :userId and :address::jsonb is not null and not exists (select from changed)`,
)
