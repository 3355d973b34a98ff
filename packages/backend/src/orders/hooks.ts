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
  /** REPEAT-3: an order with lines that come again is paid. */
  onRepeatPaid: (transaction: Transaction, paid: OrderOfCart & { mandateId: number | null }) => Promise<void>
  /** REPEAT-49: the money of an order that is collected did not come; the order is open still. */
  onCollectionFailed: (transaction: Transaction, failed: FailedCollection) => Promise<void>
  /** REPEAT-13: the bank took back what had been collected. */
  onChargedBack: (transaction: Transaction, order: OrderOfCart) => Promise<void>
  /** REPEAT-54: an order with lines that come again ended without being paid. */
  onRepeatNotPaid: (transaction: Transaction, order: OrderOfCart) => Promise<void>
  /** REPEAT-52: staff ended an order with lines that come again before it was paid. */
  onRepeatCancelled: (transaction: Transaction, order: OrderOfCart) => Promise<void>
  /** WITHDRAWAL-7: whether the order began, or was made by, what goes on by itself. */
  isRepeatRunning: (transaction: Transaction, orderId: number) => Promise<boolean>
  /** BOOKS-1: rules about what they keep of orders. */
  bookChecks: readonly AskedCheck[]
  /** The samples of a paid order, in the order of their packs. */
  readSamples: (reader: Pick<Database, 'rows'>, orderId: number) => Promise<OrderedSample[]>
}
