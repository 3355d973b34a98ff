import { isAnalysisKit } from '@haverhof/domain/catalogue'
import type { PaymentMethodId } from '@haverhof/domain/payments'
import type { Platform } from '@haverhof/domain/shared'
import { columnsOf, type RowOf } from '../../database/index.ts'
import type { shopOrder } from '../tables.ts'
import { orderNames } from './order-fields.ts'
import type { StoredCalculation } from './stored-calculation.ts'

/** The row as it is read: a calculation may be that of an earlier release. */
export type ShopOrder = Omit<typeof shopOrder.$inferSelect, 'calculation' | 'paymentMethodId'> & {
  calculation: StoredCalculation
  paymentMethodId: PaymentMethodId | null
}

const ownColumns = columnsOf<ShopOrder>()(['orderId', ...orderNames, 'paidAt', 'sentAt'])

/** An order as the use cases need it; amounts are cents. */
export type OrderRow = RowOf<typeof ownColumns> & {
  platform: Platform
  /** Two letters. */
  billingRegionCode: string
  /** Two letters; null where nothing is sent. */
  shippingRegionCode: string | null
}

/** The two letters of the country of an address. */
export function regionCodeSql(address: string): string {
  return `(select c.region_code from country_terms c where c.country_id = (${address}->>'countryId')::int)`
}

/** For `from shop_order o join site s using (site_id)`. */
export const orderColumns = `
  ${ownColumns.select('o')}, s.platform, ${regionCodeSql(`o.billing->'address'`)} "billingRegionCode",
  ${regionCodeSql('o.shipping_address')} "shippingRegionCode"`

/** Whether samples go to the laboratory once it is paid. */
export function hasKits({ calculation }: OrderRow): boolean {
  return calculation.lines.some(({ productType }) => isAnalysisKit(productType))
}
