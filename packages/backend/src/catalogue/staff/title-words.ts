/** What is typed of a title: each word the beginning of one of its words, in any order. Null where no word was typed. */
export function titleWords(typed: string): string | null {
  const words = typed.match(/[\p{L}\p{N}]+/gu)
  return words && words.map((word) => `${word}:*`).join(' & ')
}

/** The products with such a title in any language, by their index; the argument is an SQL expression. */
export function productsTitledSql(words: string): string {
  return `select product_id from product_text where to_tsvector('simple', title) @@ to_tsquery('simple', ${words})`
}
