/** One rule of the books: a statement that finds what breaks it, one row with a `breach` each. */
export type BookCheck = {
  /** What must hold. */
  name: string
  text: string
  values?: (now: Date) => unknown[]
}
