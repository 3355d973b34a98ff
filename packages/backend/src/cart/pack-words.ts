import type { AppContext } from '../app-context.ts'

/** What a product is called, and where it stands. */
export type PackWords = {
  title: string
  /** The language the title is in: the site's own, or the one it falls back to. */
  textLanguage: string
  slug: string
  homeId: number
}

/** Words are those of a product in a language, in a version of the product. */
export type WordsKey = { productId: number; textLanguageId: number; version: number }

/** Enough for every product of a large shop in a language, and little beside the index of the catalogue. */
const mostKept = 10_000

type Memory = Map<string, PackWords>
const memories = new WeakMap<AppContext, Memory>()

/** CART-19: words are kept in memory by the version of their product; one statement for those that are not known yet. */
export async function withWords<Pack extends WordsKey>(
  context: AppContext,
  packs: readonly Pack[],
): Promise<(Pack & PackWords)[]> {
  const memory: Memory = memories.get(context) ?? new Map<string, PackWords>()
  memories.set(context, memory)
  const unknown = packs.filter((pack) => !memory.has(keyOf(pack)))
  const learnt = unknown.length === 0 ? [] : await learn(context, memory, unknown)
  return packs.flatMap((pack) => {
    // A product that has changed in this moment goes by its new words.
    const words = memory.get(keyOf(pack)) ?? learnt.find((one) => isOf(one, pack))
    return words ? [{ ...words, ...pack }] : []
  })
}

async function learn(
  { database }: AppContext,
  memory: Memory,
  unknown: readonly WordsKey[],
): Promise<(PackWords & WordsKey)[]> {
  const values = [
    unknown.map(({ productId }) => productId),
    unknown.map(({ textLanguageId }) => textLanguageId),
  ]
  const rows = await database.rows<PackWords & WordsKey>(words, values)
  for (const { title, textLanguage, slug, homeId, ...key } of rows)
    memory.set(keyOf(key), { title, textLanguage, slug, homeId })
  for (const oldest of memory.keys()) {
    if (memory.size <= mostKept) break
    memory.delete(oldest)
  }
  return rows
}

function isOf(words: WordsKey, { productId, textLanguageId }: WordsKey): boolean {
  return words.productId === productId && words.textLanguageId === textLanguageId
}

function keyOf({ productId, textLanguageId, version }: WordsKey): string {
  return `${productId} ${textLanguageId} ${version}`
}

const words = {
  name: 'cart-pack-words',
  text: `
    select p.product_id "productId", t.language_id "textLanguageId", p.content_version "version", t.title, t.slug,
      l.code "textLanguage", c.category_id "homeId"
    from unnest($1::int[], $2::int[]) asked(product_id, language_id)
    join product p on p.product_id = asked.product_id
    join product_text t on t.product_id = asked.product_id and t.language_id = asked.language_id
    join language l on l.language_id = asked.language_id
    join product_category c on c.product_id = asked.product_id and c.position = 0`,
}
