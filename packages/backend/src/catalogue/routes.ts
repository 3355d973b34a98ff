import { createRoute, z } from '@hono/zod-openapi'
import { horseFactLists } from '@haverhof/domain/reviews'
import { languageOfCode } from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import { failures, IdParameter, json, jsonBody, notFound, type Router, unwrap } from '../http/index.ts'
import { compareProducts } from './product/compare-products.ts'
import { listProducts } from './list/list-products.ts'
import { publicationProblems } from './publication-problems.ts'
import { readBestsellers, readCards, readVariantCards } from './list/read-cards.ts'
import { readCategories, readCategory } from './list/read-categories.ts'
import { readProduct } from './product/read-product.ts'
import { readShopRating } from './product/read-shop-rating.ts'
import { readQuestions } from './product/read-questions.ts'
import { readReviews } from './product/read-reviews.ts'
import {
  CategoryNode,
  Comparison,
  ProductCard,
  ProductDetail,
  ProductList,
  ProductListRequest,
  PublicationProblems,
  QuestionPage,
  ReviewPage,
  ShopRating,
  Suggestions,
} from './schemas.ts'
import { suggest } from './list/suggest.ts'

/** At most four products side by side. */
const mostCompared = 4
const mostCards = 96

function idList(most: number) {
  return z
    .string()
    .max(1200)
    .transform((text) => text.split(',').filter((part) => part !== ''))
    .pipe(z.array(IdParameter).max(most, `must name at most ${most}`))
    .transform((ids) => [...new Set(ids)])
    .openapi({
      type: 'string',
      description: `Ids with commas between, at most ${most}`,
      example: '10101,10201',
    })
}

const tags = ['Catalogue']

const routes = {
  search: createRoute({
    method: 'post',
    path: '/api/products/search',
    tags,
    request: { body: jsonBody(ProductListRequest) },
    responses: {
      200: json(ProductList, 'One page of products with counted filters'),
      ...failures(400, 404, 421),
    },
  }),
  suggestions: createRoute({
    method: 'get',
    path: '/api/products/suggestions',
    tags,
    request: { query: z.object({ term: z.string().max(200) }) },
    responses: { 200: json(Suggestions, 'What the search box offers'), ...failures(400, 421) },
  }),
  compare: createRoute({
    method: 'get',
    path: '/api/products/compare',
    tags,
    request: { query: z.object({ ids: idList(mostCompared) }) },
    responses: { 200: json(Comparison, 'Packs side by side, by their variant ids'), ...failures(400, 421) },
  }),
  cards: createRoute({
    method: 'get',
    path: '/api/products/cards',
    tags,
    request: { query: z.object({ ids: idList(mostCards) }) },
    responses: {
      200: json(z.array(ProductCard), 'Cards of products, by their product ids'),
      ...failures(400, 421),
    },
  }),
  packs: createRoute({
    method: 'get',
    path: '/api/products/packs',
    tags,
    request: { query: z.object({ ids: idList(mostCards) }) },
    responses: {
      200: json(z.array(ProductCard), 'Cards of these very packs, by their variant ids'),
      ...failures(400, 421),
    },
  }),
  bestsellers: createRoute({
    method: 'get',
    path: '/api/products/bestsellers',
    tags,
    responses: { 200: json(z.array(ProductCard), 'What sells best'), ...failures(421) },
  }),
  publicationProblems: createRoute({
    method: 'get',
    path: '/api/products/publication-problems',
    tags,
    responses: { 200: json(PublicationProblems, 'What this site cannot show, and why'), ...failures(421) },
  }),
  detail: createRoute({
    method: 'get',
    path: '/api/products/{productVariantId}',
    tags,
    request: {
      params: z.object({
        productVariantId: IdParameter.openapi({ param: { name: 'productVariantId', in: 'path' } }),
      }),
    },
    responses: { 200: json(ProductDetail, 'A product with all its packs'), ...failures(400, 404, 421) },
  }),
  categories: createRoute({
    method: 'get',
    path: '/api/categories',
    tags,
    responses: {
      200: json(z.array(CategoryNode), 'The whole tree, parents before children'),
      ...failures(421),
    },
  }),
  category: createRoute({
    method: 'get',
    path: '/api/categories/{id}',
    tags,
    request: { params: z.object({ id: IdParameter.openapi({ param: { name: 'id', in: 'path' } }) }) },
    responses: { 200: json(CategoryNode, 'One category'), ...failures(400, 404, 421) },
  }),
  shopRating: createRoute({
    method: 'get',
    path: '/api/reviews/shop',
    tags,
    responses: { 200: json(ShopRating, 'What buyers think of the goods of this brand'), ...failures(421) },
  }),
  reviews: createRoute({
    method: 'get',
    path: '/api/reviews/{productId}',
    tags,
    request: {
      params: z.object({ productId: IdParameter.openapi({ param: { name: 'productId', in: 'path' } }) }),
      query: z.object({
        page: IdParameter.pipe(z.int().max(10_000)).optional(),
        language: z
          .string()
          .optional()
          .transform((code, problems) => {
            if (code === undefined) return null
            const language = languageOfCode(code)
            if (language === null) problems.addIssue('must be the code of a language of the shop')
            return language
          })
          .openapi({ type: 'string', description: 'Only reviews in this language, e.g. nl' }),
        horseKind: z.enum(horseFactLists.horseKind).optional(),
        workLoad: z.enum(horseFactLists.workLoad).optional(),
        withPhoto: z.literal('true').optional().openapi({ description: 'Only reviews with a photo' }),
      }),
    },
    responses: { 200: json(ReviewPage, 'One page of reviews'), ...failures(400, 404, 421) },
  }),
  questions: createRoute({
    method: 'get',
    path: '/api/questions/{productId}',
    tags,
    request: {
      params: z.object({ productId: IdParameter.openapi({ param: { name: 'productId', in: 'path' } }) }),
      query: z.object({ page: IdParameter.pipe(z.int().max(10_000)).optional() }),
    },
    responses: { 200: json(QuestionPage, 'One page of answered questions'), ...failures(400, 404, 421) },
  }),
}

/** The calls of the catalogue. Fixed words come before {productVariantId}, which would take them for an id. */
export function registerCatalogueRoutes(api: Router, context: AppContext): void {
  api.openapi(routes.search, async (c) =>
    c.json(unwrap(await listProducts(context, c.get('scope'), c.req.valid('json'))), 200),
  )
  api.openapi(routes.suggestions, async (c) =>
    c.json(await suggest(context, c.get('scope'), c.req.valid('query').term), 200),
  )
  api.openapi(routes.compare, async (c) =>
    c.json(await compareProducts(context, c.get('scope'), c.req.valid('query').ids), 200),
  )
  api.openapi(routes.cards, async (c) =>
    c.json(await readCards(context, c.get('scope'), c.req.valid('query').ids), 200),
  )
  api.openapi(routes.packs, async (c) =>
    c.json(await readVariantCards(context, c.get('scope'), c.req.valid('query').ids), 200),
  )
  api.openapi(routes.bestsellers, async (c) => c.json(await readBestsellers(context, c.get('scope')), 200))
  api.openapi(routes.publicationProblems, async (c) =>
    c.json(await publicationProblems(context, c.get('scope')), 200),
  )
  api.openapi(routes.detail, async (c) =>
    c.json(unwrap(await readProduct(context, c.get('scope'), c.req.valid('param').productVariantId)), 200),
  )
  api.openapi(routes.categories, async (c) => c.json(await readCategories(context, c.get('scope')), 200))
  api.openapi(routes.category, async (c) => {
    const category = await readCategory(context, c.get('scope'), c.req.valid('param').id)
    if (!category) throw notFound('category')
    return c.json(category, 200)
  })
  api.openapi(routes.shopRating, async (c) => c.json(await readShopRating(context, c.get('scope')), 200))
  api.openapi(routes.reviews, async (c) => {
    const { page = 1, withPhoto, ...query } = c.req.valid('query')
    const { productId } = c.req.valid('param')
    const request = { ...query, productId, page, withPhoto: withPhoto === 'true' }
    const reviews = await readReviews(context, c.get('scope'), request)
    if (!reviews) throw notFound('product')
    return c.json(reviews, 200)
  })
  api.openapi(routes.questions, async (c) => {
    const { page = 1 } = c.req.valid('query')
    const { productId } = c.req.valid('param')
    const questions = await readQuestions(context, c.get('scope'), { productId, page })
    if (!questions) throw notFound('product')
    return c.json(questions, 200)
  })
}
