import type { ReturnStatus } from '@haverhof/domain/returns'
import type { ToldReason } from '@haverhof/domain/shared'
import type { RefundLimit } from '../orders/index.ts'

export type ReturnChange = {
  returnId: number
  status: Exclude<ReturnStatus, 'registered'>
  /** Why it is refused (RETURNS-10). */
  refusal?: ToldReason<'return'>
  /** Whether the goods can be sold again, and what of the costs goes back with them (RETURNS-9). */
  refund?: { restock: boolean; costsCents: number }
  limit?: RefundLimit
  /** A return of another site is none; without it every site counts (STAFF-2). */
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
