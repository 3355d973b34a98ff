import { type Database, statement } from '../../database/index.ts'
import type { BookEntryView } from './schemas.ts'

/** The book of a customer, the address of the bill first (ACCOUNTS-17). */
export function listAddresses({ rows }: Pick<Database, 'rows'>, userId: string): Promise<BookEntryView[]> {
  return rows(list, { userId })
}

/** Where the goods of an account `a` go by default: elsewhere while the account says so and knows where, else where the bill goes. */
const isDeliverySql = `
  case when a.alternative_shipping_address and exists (
      select from account_address other where other.user_id = a.user_id and other.is_delivery_default)
    then e.is_delivery_default else e.is_billing_default end`

const list = statement<{ userId: string }, BookEntryView>(
  'accounts-list-addresses',
  `
    select e.address_id "addressId", e.label, e.name, coalesce(e.first_name, a.first_name) "firstName",
      coalesce(e.last_name, a.last_name) "lastName", e.company_name "companyName", e.vat_number "vatNumber", e.phone_number "phoneNumber", e.remark,
      e.address, e.is_billing_default "isBillingDefault", ${isDeliverySql} "isDeliveryDefault",
      e.kept_from_order_id "keptFromOrderId"
    from account_address e join account a using (user_id) where e.user_id = :userId
    order by e.is_billing_default desc, e.created_at, e.address_id`,
)
