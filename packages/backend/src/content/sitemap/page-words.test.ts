import { packSizeText } from '@haverhof/domain/catalogue'
import type { SiteScope } from '@haverhof/domain/sites'
import { startTestShop, type TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

type Row = {
  path: string
  kind: string
  ref: string
  targetId: number
  title: string
  above: string | null
  words: string | null
  colour: string | null
  pack: string
  contentAmount: number
  contentUnit: 'g' | 'ml' | 'piece'
}

/** What the titles and descriptions of all pages in the sitemap of a host are made of. */
const listed = `
  select p.path, p.kind, p.ref, p.target_id "targetId", p.title, above.title above, coalesce(text.intro, t.summary) words,
    v.colour, v.pack, v.content_amount "contentAmount", v.content_unit "contentUnit"
  from path p
  left join path above on (above.site_id, above.language_id, above.ref) = (p.site_id, p.language_id, p.parent_ref)
    and above.is_current and above.ref <> 'page:home'
  left join content_item item on item.ref = p.ref
  left join content_text text
    on (text.kind, text.content_id, text.language_id) = (item.kind, item.content_id, p.text_language_id)
  left join product_variant v on p.kind = 'product-detail' and v.variant_id = p.target_id
  left join product_text t on (t.product_id, t.language_id) = (v.product_id, p.text_language_id)
  where (p.site_id, p.language_id) = ($1, $2) and p.is_current and p.in_sitemap`

/** A description that says less than this says nothing. */
const leastWords = 30

test('on no host do two pages have the same title or description, or next to none, to be made of (SEO-15)', async () => {
  const scopes = await shop.context.sites.scopes()
  const reference = await shop.context.catalogue.reference()
  let pages = 0
  const wrong: string[] = []
  for (const scope of scopes) {
    const { rows } = await shop.context.database.pool.query<Row>(listed, [scope.siteId, scope.languageId])
    const firstPages = new Map<string, string>()
    for (const row of rows) {
      const intro = row.kind === 'product-search' ? reference.wording(row.targetId, scope).intro : row.words
      const pack = packOf(row, scope)
      if (!intro || intro.length < leastWords) wrong.push(`${scope.host}: ${row.path}: ${intro}`)
      for (const what of [titleOf(row, pack), `${pack ?? ''} ${intro}`.slice(0, 159)]) {
        const twin = firstPages.get(what)
        if (twin) wrong.push(`${scope.host}: ${row.path} and ${twin}: ${what}`)
        firstPages.set(what, row.path)
      }
    }
    pages += rows.length
  }
  expect(wrong).toEqual([])
  expect([scopes.length, pages > 3000]).toEqual([18, true])
})

/** Of a page of another pack than the first one: the name of its product and the pack. */
function packOf({ ref, title, colour, pack, contentAmount, contentUnit }: Row, scope: SiteScope) {
  if (!ref.startsWith('variant:')) return null
  const size = packSizeText({ amount: contentAmount, unit: contentUnit }, scope.languageCode, pack)
  return `${title} ${colour ?? size}`
}

/** A category names what stands above it, and so does a short title of a page to read. */
function titleOf({ kind, title, above }: Row, pack: string | null): string {
  if (pack !== null || kind === 'product-detail') return pack ?? title
  if (kind === 'product-search') return `${title} – ${above ?? ''}`
  return above !== null && title.length < 30 ? `${title} – ${above}` : title
}
