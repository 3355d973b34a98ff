import { productSorts } from '@haverhof/domain/catalogue'
import { z } from '@hono/zod-openapi'
import { ContentImage } from '../content/index.ts'
import { BodyId } from '../http/index.ts'

/** The shapes of every catalogue answer. Amounts are euros with at most two decimals. */

const Money = z.number().openapi({ description: 'Euros, VAT included' })
export const Image = z
  .object({ src: z.string(), srcset: z.string(), width: z.int(), height: z.int(), alt: z.string() })
  .openapi('Image')

export const UnitPrice = z.object({ amount: Money, per: z.enum(['kg', 'l', 'piece']) }).openapi('UnitPrice')

export const Price = z
  .object({
    amount: Money,
    unitPrice: UnitPrice.nullable(),
    /** The lowest price of the 30 days before a running reduction; null when nothing is reduced. */
    originalAmount: Money.nullable(),
    /** Indicative amount in the site's shown currency when that is not the euro. */
    indicative: z.object({ amount: z.number(), currency: z.string() }).nullable(),
  })
  .openapi('Price')

export const StockState = z.enum(['available', 'low-stock', 'coming-soon', 'sold-out']).openapi('StockState')

export const ProductCard = z
  .object({
    productId: z.int(),
    productVariantId: z.int().openapi({ description: 'The pack shown on the card' }),
    url: z.string(),
    title: z.string(),
    summary: z.string(),
    /** Language of the texts when it is not the page's language. */
    textLanguage: z.string(),
    image: Image,
    packSize: z.string().openapi({ description: 'e.g. 20 kg' }),
    packs: z
      .array(z.object({ productVariantId: z.int(), packSize: z.string() }))
      .openapi({ description: 'Packs to choose from on the card, by size; empty where there is no choice' }),
    sugarPercent: z.number().nullable().openapi({ description: 'Of feed' }),
    starchPercent: z.number().nullable().openapi({ description: 'Of feed' }),
    fibrePercent: z.number().nullable().openapi({ description: 'Crude fibre of feed' }),
    variantCount: z.int(),
    price: Price,
    rating: z.object({ average: z.number(), count: z.int() }).nullable(),
    stock: z.object({
      state: StockState,
      amount: z.int().nullable().openapi({ description: 'Set for low-stock only' }),
    }),
    horseTypes: z.array(z.string()).openapi({ description: 'Names in the language of the page' }),
    isNew: z.boolean(),
    isSale: z.boolean(),
    productType: z.int(),
  })
  .openapi('ProductCard')

export const FacetValue = z
  .object({ key: z.string(), label: z.string(), count: z.int(), selected: z.boolean() })
  .openapi('FacetValue')

export const Facet = z
  .object({
    facetKey: z.string().openapi({ description: 'One of the ten named filters, or price, or sugar' }),
    label: z.string(),
    kind: z.enum(['multi-select', 'range-slider', 'single-select', 'slider']),
    values: z.array(FacetValue),
    min: z.number().nullable(),
    max: z.number().nullable(),
    selectedMinValue: z.number().nullable(),
    selectedMaxValue: z.number().nullable(),
    selectedValue: z.number().nullable(),
    unit: z.string().nullable(),
  })
  .openapi('Facet')

/** Which of the fields may carry a value depends on the kind of the facet (CATALOGUE-11). */
export const ProductFilter = z
  .strictObject({
    facetKey: z.string().min(1).max(40),
    selectedKeys: z.array(z.string().max(60)).max(50).nullish(),
    selectedKey: z.string().max(60).nullish(),
    selectedValue: z.number().nullish(),
    selectedMinValue: z.number().nullish(),
    selectedMaxValue: z.number().nullish(),
  })
  .openapi('ProductFilter')

export const ProductListRequest = z
  .object({
    filter: z
      .object({
        searchTerm: z.string().max(200).nullish(),
        filters: z.array(ProductFilter).max(20).default([]),
      })
      .prefault({}),
    pageInfo: z
      .object({
        page: z.int().min(1).max(10_000).default(1),
        pageSize: z.int().min(1).max(96).default(24),
        descending: z.boolean().default(false),
        sort: z.enum(productSorts).default('relevance'),
      })
      .prefault({}),
    /** A category page (its content page id is the category id). */
    landingpageId: BodyId.nullish(),
    adviceCategoryId: BodyId.nullish(),
  })
  .openapi('ProductListRequest')

export const ProductList = z
  .object({
    products: z.array(ProductCard),
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
    pageCount: z.int(),
    facets: z.array(Facet),
    /** Set when the term was read as another one: “muslei” → “muesli”. */
    correctedTerm: z.string().nullable(),
    /** True when nothing matched all words and products that match some are shown instead. */
    widened: z.boolean(),
    /** Address of the one product whose article number or EAN was typed. */
    exactMatchUrl: z.string().nullable(),
    /** Of a search: articles and questions that may answer it, the best first. */
    readings: z.array(
      z.object({
        kind: z.enum(['advice-article', 'advice-video', 'faq-item']),
        title: z.string(),
        url: z.string(),
        intro: z.string(),
      }),
    ),
    /** True when the visitor looks for help: they come before the products. */
    readingsFirst: z.boolean(),
    isEmergency: z.boolean().openapi({ description: 'Call a vet first; no products are listed' }),
  })
  .openapi('ProductList')

/** Of a category or an article; null where nothing is drawn for it. */
const SmallImage = z.union([ContentImage, z.null()])

export const Suggestions = z
  .object({
    products: z.array(
      z.object({ title: z.string(), url: z.string(), image: Image, price: Price, packSize: z.string() }),
    ),
    categories: z.array(z.object({ title: z.string(), url: z.string(), image: SmallImage, count: z.int() })),
    advice: z.array(z.object({ title: z.string(), url: z.string(), image: SmallImage })),
    /** True when the visitor looks for help: it comes before all else. */
    adviceFirst: z.boolean(),
    isEmergency: z.boolean().openapi({ description: 'Call a vet first; no products are suggested' }),
    correctedTerm: z.string().nullable(),
  })
  .openapi('Suggestions')

export const CategoryNode = z
  .object({
    categoryId: z.int(),
    key: z.string(),
    parentId: z.int().nullable(),
    name: z.string(),
    intro: z.string(),
    url: z.string(),
    icon: z.string(),
    image: SmallImage,
    productCount: z.int(),
  })
  .openapi('Category')
