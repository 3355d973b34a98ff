import type { OrderStatus } from '@haverhof/domain/orders'
import { listSql } from '../database/index.ts'

/** Of orders that are paid and not sent as a whole, for `status in ${toSendSql}` (STAFF-33). */
export const toSendSql = listSql(['paid', 'processing'] satisfies OrderStatus[])
