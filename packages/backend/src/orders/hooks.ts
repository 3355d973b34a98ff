import type { Database, Transaction } from '../database/index.ts'
import type { AskedCheck } from './books/book-check.ts'

/** A sample of a paid order, with the key that opens its page. */
export type OrderedSample = { key: string; productType: number; sampleName: string; isAwaited: boolean }

export type FailedCollection = OrderOfCart & { orderKey: string; paymentId: string }

/** A context that fills carts itself finds the order by its cart, in the same transaction. */
export type OrderOfCart = { orderId: number; cartId: string; now: Date }

/** What later contexts do in the transaction of an order, and what they know of it. The assembly of the shop fills it in. */
export type OrderHooks = {
  /** An order with analysis kits is paid: its samples begin their way through the laboratory. */
  onKitsPaid: (transaction: Transaction, orderId: number) => Promise<void>
  /** An order with lines that come again is paid (REPEAT-3). */
  onRepeatPaid: (transaction: Transaction, paid: OrderOfCart & { mandateId: number | null }) => Promise<void>
  /** The money of an order that is collected did not come; the order is open still (REPEAT-49). */
  onCollectionFailed: (transaction: Transaction, failed: FailedCollection) => Promise<void>
  /** The bank took back what had been collected (REPEAT-13). */
  onChargedBack: (transaction: Transaction, order: OrderOfCart) => Promise<void>
  /** An order with lines that come again ended without being paid (REPEAT-54). */
  onRepeatNotPaid: (transaction: Transaction, order: OrderOfCart) => Promise<void>
  /** Staff ended an order with lines that come again before it was paid (REPEAT-52). */
  onRepeatCancelled: (transaction: Transaction, order: OrderOfCart) => Promise<void>
  /** Whether the order began, or was made by, what goes on by itself (WITHDRAWAL-7). */
  isRepeatRunning: (transaction: Transaction, orderId: number) => Promise<boolean>
  /** Rules about what they keep of orders (BOOKS-1). */
  bookChecks: readonly AskedCheck[]
  /** The samples of a paid order, in the order of their packs. */
  readSamples: (reader: Pick<Database, 'rows'>, orderId: number) => Promise<OrderedSample[]>
}
