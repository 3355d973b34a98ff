import type { Database } from '../../../database/index.ts'
import type { StaffCaller } from '../../../http/index.ts'
import { findOrdersByNumber } from '../../../orders/index.ts'
import { findOrdersByPayment } from '../../../payments/index.ts'
import { findOrdersByWords } from './find-words.ts'

type Caller = Pick<StaffCaller, 'permissions' | 'siteIds'>

/** Orders by any number or name at hand (STAFF-30). By what the caller may see (STAFF-4). */
export async function findOrders(
  reader: Pick<Database, 'rows'>,
  typed: string,
  { permissions, siteIds }: Caller,
): Promise<number[]> {
  const text = typed.trim()
  const withContact = permissions.includes('customers.read')
  const withPayments = permissions.includes('payments.read')
  const orderIds = [
    ...(await findOrdersByNumber(reader, text)),
    ...(withPayments ? await findOrdersByPayment(reader, text) : []),
    ...(await findOrdersByWords(reader, { typed: text, siteIds, withContact })),
  ]
  return [...new Set(orderIds)].slice(0, mostFound)
}

const mostFound = 500
