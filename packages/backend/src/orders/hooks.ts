import type { Database, Transaction } from '../database/index.ts'

/** A sample of a paid order, with the key that opens its page. */
export type OrderedSample = { key: string; productType: number; sampleName: string; isAwaited: boolean }

/** What later contexts do in the transaction of an order, and what they know of it. The assembly of the shop fills it in. */
export type OrderHooks = {
  /** An order with analysis kits is paid: its samples begin their way through the laboratory. */
  onKitsPaid: (transaction: Transaction, orderId: number) => Promise<void>
  /** The samples of a paid order, in the order of their packs. */
  readSamples: (reader: Pick<Database, 'rows'>, orderId: number) => Promise<OrderedSample[]>
}
