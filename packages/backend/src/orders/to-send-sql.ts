import type { OrderStatus } from '@haverhof/domain/orders'
import { listSql } from '../database/index.ts'

/** STAFF-33: of orders that are paid and not sent as a whole, for `status in ${toSendSql}`. */
export const toSendSql = listSql(['paid', 'processing'] satisfies OrderStatus[])
