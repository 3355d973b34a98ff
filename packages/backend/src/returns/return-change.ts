import type { ReturnStatus } from '@haverhof/domain/returns'
import type { ToldReason } from '@haverhof/domain/shared'
import type { RefundLimit } from '../orders/index.ts'

export type ReturnChange = {
  returnId: number
  status: Exclude<ReturnStatus, 'registered'>
  /** RETURNS-10: why it is refused. */
  refusal?: ToldReason<'return'>
  /** RETURNS-9: whether the goods can be sold again, and what of the costs goes back with them. */
  refund?: { restock: boolean; costsCents: number }
  limit?: RefundLimit
  /** STAFF-2: a return of another site is none; without it every site counts. */
  siteIds?: readonly number[]
  by: string
}

export type LockedReturn = {
  returnId: number
  status: ReturnStatus
  orderId: number
  lineNumber: number
  quantity: number
  description: string
  siteId: number
  languageId: number
  isWithdrawal: boolean
  /** Of the account; of the order once the account is gone. */
  emailAddress: string
  /** Where papers go. */
  billAddress: string
}
