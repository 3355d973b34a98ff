import { noFilters } from '@haverhof/domain/catalogue'
import type { SiteScope } from '@haverhof/domain/sites'
import type { TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changePrice } from '../test-change-price.ts'
import { startTestEngine, type TestEngine } from './test-engine.ts'

describe.each(['memory', 'postgres'])('the search engine in %s', (engine) => {
  let testEngine: TestEngine
  let shop: TestShop
  let scope: SiteScope
  let ask: TestEngine['ask']
  let search: TestEngine['search']
  let productsOf: TestEngine['productsOf']
  let change: TestEngine['change']

  beforeAll(async () => {
    testEngine = await startTestEngine(engine)
    ;({ shop, scope, ask, search, productsOf, change } = testEngine)
  })
  afterAll(() => testEngine[Symbol.asyncDispose]())

  it('takes over a new price, when it is announced and when its moment comes (CATALOGUE-16)', async () => {
    const dearest = async () => (await ask({ sort: 'price', descending: true, pageSize: 1 })).variantIds[0]
    const taken = shop.context.catalogue.nextRefresh()
    const price = { siteId: scope.siteId, amountCents: 9_999_985, isOffer: false }
    await changePrice(shop.context, { ...price, variantId: 10102, validFrom: shop.clock.now() })
    await taken
    expect(await dearest()).toBe(10102)
    const again = shop.context.catalogue.nextRefresh()
    const tomorrow = new Date(shop.clock.now().getTime() + 86_400_000)
    await changePrice(shop.context, {
      ...price,
      amountCents: 9_999_995,
      variantId: 10202,
      validFrom: tomorrow,
    })
    await again
    expect(await dearest()).toBe(10102)
    shop.clock.advance(86_400_000)
    expect(await dearest()).toBe(10202)
  })

  it('takes over new words, and forgets the old ones (CATALOGUE-16)', async () => {
    await change(
      `update product_text set title = 'Zonnestraaltje', summary = 'Zonnebrandvoer' where product_id = 101 and language_id = 1;
       update product set content_version = content_version + 1 where product_id = 101`,
      [101],
    )
    expect((await productsOf((await search('zonnestraaltje')).variantIds)).map(({ id }) => id)).toEqual([101])
    expect((await search('zonestraaltje')).correctedTerm).toBe('zonnestraaltje')
    await change(
      `update product_text set title = 'Maanlicht', summary = '' where product_id = 101 and language_id = 1;
       update product set content_version = content_version + 1 where product_id = 101`,
      [101],
    )
    expect(await search('zonnestraaltje')).toMatchObject({ total: 0 })
    expect((await search('maanlicht')).total).toBe(1)
  })

  it('takes over publication, facets and sales (CATALOGUE-9, CATALOGUE-12, CATALOGUE-16)', async () => {
    const before = (await ask({})).total
    await change(
      `update publication set is_published = false where product_id = 102 and site_id = 1 and language_id = 1`,
      [102],
    )
    expect((await ask({})).total).toBe(before - 1)
    await change(
      `update publication set is_published = true where product_id = 102 and site_id = 1 and language_id = 1;
       update product set units_sold = 1000000, is_new = true, content_version = content_version + 1 where product_id = 102`,
      [102],
    )
    expect((await ask({ pageSize: 1 })).variantIds).toEqual([10202])
    expect(
      (await ask({ filters: { ...noFilters, values: new Map([['new', ['new']]]) } })).variantIds,
    ).toContain(10202)
  })

  it('finds unannounced changes with the next comparison (CATALOGUE-16)', async () => {
    await shop.context.database.pool.query(
      `update product_text set title = 'Nachtegaal' where product_id = 103 and language_id = 1;
       update product set content_version = content_version + 1 where product_id = 103`,
    )
    await change('select 1', '*')
    expect((await search('nachtegaal')).total).toBe(1)
  })
})
