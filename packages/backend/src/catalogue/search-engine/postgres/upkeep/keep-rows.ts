import { inTransaction, type NoValues, statement, type Transaction } from '../../../../database/index.ts'
import type { Resources } from '../../../../resources.ts'
import { joinWords } from './join-words.ts'
import type { TextSource } from './text-source.ts'
import { writeOffers, writeProducts } from './write-figures.ts'
import { writeTexts } from './write-texts.ts'

/** Small enough for one transaction with short locks. */
const productsPerTurn = 200

/** Any fixed number will do: processes that write rows of the engine do so one after the other. */
const upkeepLock = 8_101_957

type Ids = readonly number[]

/** Compares rows of the engine with the catalogue and writes what differs, in small turns. */
export type RowKeeper = {
  allIds: () => Promise<Ids>
  products: (ids: Ids) => Promise<void>
  offers: (siteId: number, ids: Ids) => Promise<void>
  /** Of these products, or of all. */
  texts: (source: TextSource, ids: Ids | null) => Promise<void>
  /** Products of a site with a price whose moment has come. */
  begun: (siteId: number) => Promise<Ids>
}

export function createRowKeeper(resources: Resources): RowKeeper {
  const { database, now } = resources
  const inTurns = async (ids: Ids, write: (transaction: Transaction, batch: Ids) => Promise<void>) => {
    for (let start = 0; start < ids.length; start += productsPerTurn) {
      await inTransaction(resources, async (transaction) => {
        await transaction.rows(lock)
        await write(transaction, ids.slice(start, start + productsPerTurn))
      })
    }
  }
  return {
    allIds: async () => idsOf(await database.rows(productIds)),
    products: (ids) => inTurns(ids, writeProducts),
    offers: (siteId, ids) =>
      inTurns(ids, (transaction, batch) => writeOffers(transaction, siteId, batch, now())),
    texts: async (source, ids) => {
      const { textScope, scope, wording } = source
      const { platform, languageId, fallbackLanguageId: fallbackId } = scope
      const values = { textScope, platform, languageId, fallbackId, wording, productIds: ids }
      let isOther = false
      await inTurns(idsOf(await database.rows(staleTexts, values)), async (transaction, batch) => {
        if (await writeTexts(transaction, source, batch)) isOther = true
      })
      if (isOther) await inTransaction(resources, (transaction) => joinWords(transaction, source))
    },
    begun: async (siteId) => idsOf(await database.rows(begunPrices, { siteId, now: now() })),
  }
}

function idsOf(rows: readonly { id: number }[]): number[] {
  return rows.map(({ id }) => id)
}

const lock = statement('catalogue-search-lock', `select pg_advisory_xact_lock(${upkeepLock})`)

const productIds = statement<NoValues, { id: number }>(
  'catalogue-search-product-ids',
  'select product_id id from product order by product_id',
)

const begunPrices = statement<{ siteId: number; now: Date }, { id: number }>(
  'catalogue-search-begun-prices',
  `select product_id id from search_offer where site_id = :siteId and stale_at <= :now`,
)

type StaleTexts = {
  textScope: number
  platform: number
  languageId: number
  fallbackId: number
  wording: string
  productIds: readonly number[] | null
}

/** Products whose texts are missing, older or made with other names, and texts whose product is gone. */
const staleTexts = statement<StaleTexts, { id: number }>(
  'catalogue-search-stale-texts',
  `
    select p.product_id id
    from product p
    left join search_text t on t.text_scope = :textScope and t.product_id = p.product_id
    where p.platform = :platform and (:productIds::int[] is null or p.product_id = any(:productIds))
      and (t.content_version, t.wording) is distinct from (p.content_version, :wording)
      and exists (select from product_text own
        where own.product_id = p.product_id and own.language_id in (:languageId, :fallbackId))
    union all
    select t.product_id from search_text t
    where t.text_scope = :textScope and (:productIds::int[] is null or t.product_id = any(:productIds))
      and not exists (select from product p where p.product_id = t.product_id)
    order by 1`,
)
