import { startTestShop } from '@haverhof/testing'
import { expect, test } from 'vitest'

type Address = { path: string; article: string }

test.each(['haverhof.nl', 'haverhof.ee', 'muehldorfer.de'])(
  'CATALOGUE-8: at %s the article number of the first pack leads to the address of its product',
  async (host) => {
    await using shop = await startTestShop()
    const { rows } = await shop.context.database.pool.query<Address>(firstVariants, [host])
    expect(rows.length).toBeGreaterThan(10)
    for (const { path, article } of rows) {
      const url = encodeURIComponent(`${path}${article.toLowerCase()}/`)
      const answer = await shop.read(`/api/routing/getbyurl?url=${url}`, { site: host })
      expect(answer).toMatchObject({ kind: 'redirect', url: path, permanent: true })
    }
  },
)

const firstVariants = `
  select p.path, v.article from path p
  join site_language l on l.site_id = p.site_id and l.language_id = p.language_id and l.host = $1
  join product_variant v on v.variant_id = p.target_id and v.position = 0
  where p.is_current and p.kind = 'product-detail'`
