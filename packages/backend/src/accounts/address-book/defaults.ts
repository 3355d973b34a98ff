import { statement, type Transaction } from '../../database/index.ts'
import type { BookEntryView } from './schemas.ts'

/** Where bills and goods go by default; null where nothing is said. */
export type Defaults = { billingId: string | null; deliveryId: string | null }

export function defaultsOf(book: readonly BookEntryView[]): Defaults {
  return {
    billingId: book.find(({ isBillingDefault }) => isBillingDefault)?.addressId ?? null,
    deliveryId: book.find(({ isDeliveryDefault }) => isDeliveryDefault)?.addressId ?? null,
  }
}

/**
 * One entry gets the bills, and one the goods (ACCOUNTS-32). What was said
 * before is taken back first: at no moment has a book two of either.
 */
export async function writeDefaults(
  { rows }: Transaction,
  userId: string,
  { billingId, deliveryId }: Defaults,
): Promise<void> {
  const elsewhereId = deliveryId === billingId ? null : deliveryId
  await rows(clear, { userId, billingId, elsewhereId })
  await rows(mark, { userId, billingId, elsewhereId })
}

type Values = { userId: string; billingId: string | null; elsewhereId: string | null }

const clear = statement<Values>(
  'accounts-clear-defaults',
  `
    update account_address set is_billing_default = is_billing_default and address_id is not distinct from :billingId::uuid,
      is_delivery_default = is_delivery_default and address_id is not distinct from :elsewhereId::uuid
    where user_id = :userId and (is_billing_default or is_delivery_default)`,
)

const mark = statement<Values>(
  'accounts-mark-defaults',
  `
    with marked as (
      update account_address set is_billing_default = address_id is not distinct from :billingId::uuid,
        is_delivery_default = address_id is not distinct from :elsewhereId::uuid
      where user_id = :userId and address_id in (:billingId::uuid, :elsewhereId::uuid))
    update account set alternative_shipping_address = :elsewhereId::uuid is not null where user_id = :userId`,
)
