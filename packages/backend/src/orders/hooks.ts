import type { Transaction } from '../database/index.ts'

/** What later contexts do in the transaction of an order. The assembly of the shop fills it in. */
export type OrderHooks = {
  /** An order with analysis kits is paid: its samples begin their way through the laboratory. */
  onKitsPaid: (transaction: Transaction, orderId: number) => Promise<void>
}
