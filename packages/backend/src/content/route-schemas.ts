import { z } from '@hono/zod-openapi'
import { BodyId } from '../http/index.ts'

/** The sixteen kinds of dynamic page (CONTENT-3). All carry their site and language. */

const address = {
  siteId: z.int(),
  languageId: z.int(),
  path: z.string().openapi({ description: 'The canonical address' }),
}
const id = z.int()

export const RouteTarget = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('content-page'), ...address, contentPageId: id }),
    z.object({
      kind: z.literal('product-search'),
      ...address,
      searchType: z.enum(['category', 'search']),
      parameters: z.object({ landingpageId: id.optional() }),
    }),
    z.object({
      kind: z.literal('product-detail'),
      ...address,
      productVariantId: id,
      omitArticleCode: z.boolean(),
    }),
    z.object({
      kind: z.literal('faq'),
      ...address,
      contentPageId: id,
      faqId: id.nullable(),
      faqItemId: z.string().nullable(),
    }),
    z.object({ kind: z.literal('redirect'), ...address, url: z.string(), permanent: z.boolean() }),
    z.object({ kind: z.literal('advice-category'), ...address, adviceCategoryId: id }),
    z.object({ kind: z.literal('advice-article'), ...address, adviceArticleId: id }),
    z.object({ kind: z.literal('advice-video'), ...address, adviceVideoId: id }),
    z.object({ kind: z.literal('rqs-result'), ...address, key: z.string() }),
    z.object({ kind: z.literal('qs-result'), ...address, key: z.string() }),
    z.object({ kind: z.literal('news-item'), ...address, newsItemId: id }),
    z.object({ kind: z.literal('partner'), ...address, partnerId: id }),
    z.object({ kind: z.literal('blog-article'), ...address, blogArticleId: id }),
    z.object({ kind: z.literal('blog-category'), ...address, blogCategoryId: id }),
    z.object({ kind: z.literal('blog-overview'), ...address }),
    z.object({ kind: z.literal('advice-overview'), ...address }),
  ])
  .openapi('RouteTarget')

const resultKeyText = z.string().regex(/^[A-Za-z0-9_-]{22,64}$/)

export const RouteDescription = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('content-page'), contentPageId: BodyId }),
    z.object({
      kind: z.literal('product-search'),
      searchType: z.enum(['category', 'search']).default('category'),
      parameters: z
        .object({ landingpageId: BodyId.optional(), searchTerm: z.string().max(200).optional() })
        .prefault({}),
    }),
    z.object({
      kind: z.literal('product-detail'),
      productVariantId: BodyId,
      omitArticleCode: z.boolean().nullish().openapi({
        description: 'False: with the article number, also where the pack has the address of its product',
      }),
    }),
    z.object({
      kind: z.literal('faq'),
      faqId: BodyId.nullish(),
      faqItemId: z.string().max(100).nullish(),
    }),
    z.object({ kind: z.literal('advice-category'), adviceCategoryId: BodyId }),
    z.object({ kind: z.literal('advice-article'), adviceArticleId: BodyId }),
    z.object({ kind: z.literal('advice-video'), adviceVideoId: BodyId }),
    z.object({ kind: z.literal('rqs-result'), key: resultKeyText }),
    z.object({ kind: z.literal('qs-result'), key: resultKeyText }),
    z.object({ kind: z.literal('news-item'), newsItemId: BodyId }),
    z.object({ kind: z.literal('partner'), partnerId: BodyId }),
    z.object({ kind: z.literal('blog-article'), blogArticleId: BodyId }),
    z.object({ kind: z.literal('blog-category'), blogCategoryId: BodyId }),
    z.object({ kind: z.literal('blog-overview') }),
    z.object({ kind: z.literal('advice-overview') }),
  ])
  .openapi('RouteDescription')

export const RouteUrl = z.object({ url: z.string() }).openapi('RouteUrl')

export const Alternate = z
  .object({
    siteId: z.int(),
    languageId: z.int(),
    hreflang: z.string().openapi({ example: 'nl-BE' }),
    isDefault: z
      .boolean()
      .openapi({ description: 'True for the address of visitors from elsewhere (x-default)' }),
    host: z.string(),
    path: z.string(),
  })
  .openapi('Alternate')

export const SitemapEntry = z
  .object({
    ref: z.string().openapi({ description: 'Names the same page on every host' }),
    path: z.string(),
    lastmod: z.string(),
  })
  .openapi('SitemapEntry')
