import { languageOfId } from '@haverhof/domain/shared'
import { vatTypes } from '@haverhof/domain/sites'
import { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import { listStaffProducts, readStaffProduct, type StaffProduct } from '../../catalogue/index.ts'
import { createRouter, failures, IdPath, json, notFound, type Router } from '../../http/index.ts'
import { staffRoute } from '../../staff/index.ts'
import { listOf, numberAfter, numberList, NumberPage } from '../shared/paging.ts'

const Product = z
  .object({
    productId: z.int(),
    platform: z.int().openapi({ description: 'The brand: 0 Haverhof, 1 Mühldorfer' }),
    vatClass: z.enum(vatTypes),
    taxClass: z.string().openapi({ description: 'What it is to the tax office: feed, goods, laboratory …' }),
    titles: z.record(z.string(), z.string()).openapi({ description: 'By language code' }),
    packs: z.array(
      z.object({
        variantId: z.int(),
        article: z.string(),
        ean: z.string(),
        pack: z.string(),
        weightKg: z.number(),
        isComingSoon: z.boolean(),
        prices: z
          .array(z.object({ siteId: z.int(), amountCents: z.int(), isOffer: z.boolean() }))
          .openapi({ description: 'What holds now on the sites of the token, VAT included' }),
      }),
    ),
  })
  .openapi('StaffProduct')

const products = staffRoute('products.read', {
  method: 'get',
  path: '/staff-api/v1/products',
  tags: ['products'],
  summary: 'Products with article numbers, EANs, VAT class and prices',
  request: { query: NumberPage },
  responses: { 200: json(listOf(Product), 'A page of products'), ...failures(400) },
})

const product = staffRoute('products.read', {
  method: 'get',
  path: '/staff-api/v1/products/{id}',
  tags: ['products'],
  summary: 'One product',
  request: { params: IdPath },
  responses: { 200: json(Product, 'The product'), ...failures(400, 404) },
})

export function goodsCalls({ database, now }: AppContext): Router {
  const router = createRouter()
  router.openapi(products, async (c) => {
    const page = c.req.valid('query')
    const query = { siteIds: c.var.staff.siteIds, afterId: numberAfter(page), limit: page.limit, now: now() }
    const rows = await listStaffProducts(database, query)
    const numberOf = ({ productId }: StaffProduct) => productId
    return c.json(numberList(rows, page, { numberOf, view: productView }), 200)
  })
  router.openapi(product, async (c) => {
    const { id: productId } = c.req.valid('param')
    const staffProduct = await readStaffProduct(database, {
      productId,
      siteIds: c.var.staff.siteIds,
      now: now(),
    })
    if (!staffProduct) throw notFound('product')
    return c.json(productView(staffProduct), 200)
  })
  return router
}

function productView({ titles, ...row }: StaffProduct) {
  const named = Object.entries(titles).flatMap(([id, title]) => {
    const code = languageOfId(Number(id))
    return code ? [[code, title] as const] : []
  })
  return { ...row, titles: Object.fromEntries(named) }
}
