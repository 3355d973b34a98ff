import type { Statement } from '../../database/index.ts'

/** One rule of the books: a statement that finds what breaks it, one row with a `breach` each; it may ask for `:now`. */
export type BookCheck = {
  /** What must hold. */
  name: string
  text: string
  /** True when one order alone can keep or break it: then the nightly check looks at the orders that have changed. */
  isOfOrders: boolean
}

/** A rule with its statements. */
export type AskedCheck = {
  name: string
  find: Statement<{ now: Date }, { breach: string }>
  findChanged: Statement<{ now: Date; changed: readonly number[] }, { breach: string }> | null
}
