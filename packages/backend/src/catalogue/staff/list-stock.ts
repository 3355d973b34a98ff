import { andAll, type Database, narrowed, statement } from '../../database/index.ts'
import { productsTitledSql, titleWords } from './title-words.ts'

/** What can be sold of a pack: pieces that orders hold are not among it. */
export type PackStock = {
  variantId: number
  productId: number
  article: string
  ean: string
  title: string
  content: { amount: number; unit: 'g' | 'ml' | 'piece'; pack: string }
  available: number
}

type StockQuery = {
  afterId: number
  limit: number
  /** The language of the titles. */
  languageId: number
  /** The beginning of an article number or an EAN, or of words of a title. */
  q?: string | null
  /** Exactly this article number or EAN: what a scanner reads. */
  code?: string | null
  /** So many pieces are free to sell, or fewer. */
  atMost?: number | null
}

type Values = Required<StockQuery> & { words: string | null }

/** The stock of every pack, by its number; of those that are looked for (STAFF-8, STOCK-6). */
export function listStock({ rows }: Pick<Database, 'rows'>, query: StockQuery): Promise<PackStock[]> {
  const { q = null, code = null, atMost = null, ...page } = query
  const begins = q && q.replaceAll(/[\\%_]/g, String.raw`\$&`)
  const values = { ...page, q: begins, words: q && titleWords(q), code, atMost }
  return rows(list(values), values)
}

/** Some packs, in the same words; those that do not exist are left out. */
export async function readPackStock(
  { rows }: Pick<Database, 'rows'>,
  query: { variantIds: readonly number[]; languageId: number },
): Promise<ReadonlyMap<number, PackStock>> {
  const packs = await rows(read, query)
  return new Map(packs.map((pack) => [pack.variantId, pack]))
}

const filters = {
  q: `(v.article like upper(:q) || '%' or v.ean like :q || '%' or v.product_id in (${productsTitledSql(':words')}))`,
  code: '(v.article = upper(:code) or v.ean = :code)',
  atMost: 's.amount <= :atMost',
}

const columns = `v.variant_id "variantId", v.product_id "productId", v.article, v.ean,
  coalesce((
      select t.title from product_title t where t.product_id = v.product_id and t.language_id = :languageId), '') title,
  json_build_object('amount', v.content_amount, 'unit', v.content_unit, 'pack', v.pack) content, s.amount available`

const list = narrowed(
  statement<Values, PackStock>(
    'stock-list',
    `
      select ${columns} from product_variant v join stock s on s.variant_id = v.variant_id
      where v.variant_id > :afterId ${andAll(filters)}
      order by v.variant_id limit :limit`,
  ),
  filters,
)

const read = statement<{ variantIds: readonly number[]; languageId: number }, PackStock>(
  'stock-read-some',
  `
    select ${columns} from product_variant v join stock s on s.variant_id = v.variant_id
    where v.variant_id = any(:variantIds)`,
)
