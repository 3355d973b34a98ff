/** One rule of the books: a statement that finds what breaks it, one row with a `breach` each; it may ask for `:now`. */
export type BookCheck = {
  /** What must hold. */
  name: string
  text: string
}
