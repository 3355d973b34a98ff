import { columnsOf } from '../database/index.ts'
import type { productReturn } from './tables.ts'

/** What customers, staff and other programs see of a return. */
export const returnColumns = columnsOf<typeof productReturn.$inferSelect>()([
  'returnId',
  'orderId',
  'lineNumber',
  'variantId',
  'quantity',
  'reason',
  'remarks',
  'status',
  'registeredAt',
  'changedAt',
])
