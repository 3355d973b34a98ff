import { additiveGroups, feedKinds } from '@haverhof/domain/catalogue'
import { competitionRules, energyLevels, watchedIngredients } from '@haverhof/domain/feed-advice'
import { horseFactLists } from '@haverhof/domain/reviews'
import { z } from '@hono/zod-openapi'
import { packViews } from './known-words.ts'
import { DoseRule } from './dose-schema.ts'
import { Image, Price, ProductCard, StockState } from './list-schemas.ts'

/** The shapes of answers about one product. */

/** A picture of the pack with its view: front, label, content (PICTURES-7). */
const PackImage = Image.extend({
  view: z.enum(packViews).openapi({ description: 'What of the pack it shows' }),
}).openapi('PackImage')

export const ProductVariant = z
  .object({
    productVariantId: z.int(),
    url: z.string(),
    articleNumber: z.string(),
    ean: z.string(),
    pack: z.string().openapi({ description: 'Key of the package facet: bag, bucket, bigbox, silo …' }),
    packLabel: z.string(),
    packSize: z.string(),
    content: z.object({ amount: z.number(), unit: z.enum(['g', 'ml', 'piece']) }),
    weightKg: z.number(),
    dimensionsCm: z.tuple([z.number(), z.number(), z.number()]).nullable(),
    colour: z.object({ key: z.string(), label: z.string() }).nullable(),
    shelfLifeMonths: z.int().nullable(),
    deliveryDays: z
      .tuple([z.int(), z.int()])
      .openapi({ description: 'Working days from dispatch to a door in the country of the site' }),
    byAppointment: z.boolean().openapi({ description: 'A lorry brings it, on a day that is agreed' }),
    perPallet: z.int().nullable(),
    price: Price,
    stock: z.object({ state: StockState, amount: z.int().nullable() }),
    servings: z.int().nullable().openapi({ description: 'Portions in a pack for the reference horse' }),
    daysPerPack: z.int().nullable(),
    images: z.array(PackImage),
  })
  .openapi('ProductVariant')

const LabelValue = z
  .object({ key: z.string(), label: z.string(), amount: z.number(), unit: z.string() })
  .openapi('LabelValue')

export const FeedLabel = z
  .object({
    kind: z.enum(feedKinds),
    additives: z.array(
      LabelValue.extend({
        name: z.string().openapi({
          description: 'The specific name in the EU Register of Feed Additives; `label` is what it adds',
        }),
        code: z.string().nullable(),
        group: z
          .enum(additiveGroups)
          .nullable()
          .openapi({ description: 'Functional group, Regulation (EC) No 1831/2003' }),
      }),
    ),
    constituents: z.array(LabelValue),
  })
  .openapi('FeedLabel')

export const EnergyLevel = z
  .object({
    level: z.enum(energyLevels),
    name: z.string().openapi({ description: '“Energy level” in the language of the page' }),
    label: z.string().openapi({ description: 'The level in the language of the page' }),
  })
  .openapi('EnergyLevel')

export const NutritionGroup = z
  .object({
    key: z.enum(['basics', 'energy', 'minerals', 'traceElements', 'vitamins', 'hygiene']),
    values: z.array(LabelValue),
    level: z.union([EnergyLevel, z.null()]).optional().openapi({ description: 'Of the group energy alone' }),
  })
  .openapi('NutritionGroup')

export const ReviewSummary = z
  .object({
    average: z.number(),
    count: z.int(),
    distribution: z.array(z.int()).length(5).openapi({ description: 'Counts for 1 to 5 stars' }),
  })
  .openapi('ReviewSummary')

const { horseKind, ageBand, workLoad, weightBand, fedFor } = horseFactLists

/** What a reviewer picks from lists about the horse (REVIEWS-15). */
export const HorseFacts = z
  .object({
    horseKind: z.enum(horseKind).optional(),
    ageBand: z.enum(ageBand).optional().openapi({ description: 'Years' }),
    workLoad: z.enum(workLoad).optional(),
    weightBand: z.enum(weightBand).optional().openapi({ description: 'Kilograms' }),
    fedFor: z.enum(fedFor).optional().openapi({ description: 'How long the horse has had the product' }),
  })
  .openapi('HorseFacts')

const ReviewPhoto = z
  .object({ url: z.string(), thumbnailUrl: z.string(), width: z.int(), height: z.int() })
  .openapi('ReviewPhoto')

export const Review = z
  .object({
    reviewId: z.int(),
    title: z.string(),
    text: z.string(),
    rating: z.int(),
    author: z.string(),
    date: z.string(),
    language: z.string(),
    verified: z.boolean(),
    isExample: z
      .boolean()
      .openapi({ description: 'Written by the shop to be tried out; none in production' }),
    reply: z
      .object({ text: z.string(), date: z.iso.date() })
      .nullable()
      .openapi({ description: 'What the shop answers, in the language of the review' }),
    facts: HorseFacts,
    photos: z.array(ReviewPhoto),
  })
  .openapi('Review')

export const ReviewPage = z
  .object({
    summary: ReviewSummary,
    reviews: z.array(Review),
    filters: z
      .object({
        horseKinds: z.array(z.enum(horseKind)),
        workLoads: z.array(z.enum(workLoad)),
        withPhoto: z.int(),
      })
      .openapi({ description: 'What all reviews of the product can be narrowed by' }),
    page: z.int(),
    pageSize: z.int(),
    total: z.int(),
  })
  .openapi('ReviewPage')

export const Question = z
  .object({
    questionId: z.int(),
    question: z.string(),
    asker: z.string().nullable().openapi({ description: 'The name that is shown; null when there is none' }),
    date: z.iso.date(),
    answer: z.string().openapi({ description: 'What the shop answers' }),
    answeredOn: z.iso.date(),
    isExample: z
      .boolean()
      .openapi({ description: 'Written by the shop to be tried out; none in production' }),
  })
  .openapi('Question')

export const QuestionPage = z
  .object({
    questions: z.array(Question),
    page: z.int(),
    pageSize: z.int(),
    total: z.int(),
  })
  .openapi('QuestionPage')

export const ShopRating = z
  .object({
    rating: z
      .object({ average: z.number(), count: z.int() })
      .nullable()
      .openapi({ description: 'Of reviews behind which an order stands; null while there are few' }),
  })
  .openapi('ShopRating')

const Precautions = z
  .object({
    competition: z
      .array(
        z.object({
          rule: z.enum(competitionRules).openapi({
            description:
              'Never in a horse that competes, so many hours before, or only once an expert has confirmed it',
          }),
          hours: z.int().nullable(),
          ingredients: z.array(z.enum(watchedIngredients)),
        }),
      )
      .openapi({ description: 'What those who compete mind, the strictest first' }),
    notInFoal: z
      .array(z.enum(watchedIngredients))
      .openapi({ description: 'What makes it nothing for a mare in foal' }),
  })
  .openapi('Precautions')

export const ProductDetail = z
  .object({
    productId: z.int(),
    productVariantId: z.int().openapi({ description: 'The pack that was asked for' }),
    url: z.string(),
    firstProductVariantId: z.int().openapi({ description: 'The pack that the address of the product shows' }),
    brand: z.string(),
    productType: z.int(),
    vatPercentage: z.number(),
    title: z.string(),
    subtitle: z.string(),
    summary: z.string(),
    description: z.string().openapi({ description: 'Simple Markdown' }),
    usps: z.array(z.string()),
    textLanguage: z.string(),
    icon: z.string(),
    isNew: z.boolean(),
    horseTypes: z.array(z.string()),
    facets: z.array(
      z.object({
        facetKey: z.string(),
        label: z.string(),
        values: z.array(z.object({ key: z.string(), label: z.string() })),
      }),
    ),
    breadcrumb: z.array(z.object({ title: z.string(), url: z.string() })),
    variants: z.array(ProductVariant).openapi({ description: 'By size' }),
    instructions: z.string().nullable().openapi({ description: 'How to feed, use or wash it' }),
    composition: z.string().nullable(),
    precautions: Precautions,
    feedLabel: FeedLabel.nullable(),
    nutrition: z.array(NutritionGroup),
    dose: DoseRule.nullable(),
    reviews: ReviewPage,
    questions: z
      .object({ first: z.array(Question), total: z.int() })
      .openapi({ description: 'Answered in the language of the page, the newest first' }),
    recommendations: z.array(ProductCard),
    siloRemark: z.boolean(),
    stockReminder: z.boolean(),
  })
  .openapi('ProductDetail')

export const Comparison = z
  .object({
    products: z.array(
      ProductCard.extend({
        subtitle: z.string(),
        composition: z.string().nullable(),
        values: z.record(z.string(), z.object({ amount: z.number(), unit: z.string() })),
        facets: z.record(z.string(), z.array(z.string())),
      }),
    ),
    rows: z.array(z.object({ key: z.string(), label: z.string(), group: z.string() })),
  })
  .openapi('Comparison')

export const PublicationProblems = z
  .array(
    z.object({
      productId: z.int(),
      title: z.string().nullable(),
      siteId: z.int(),
      languageId: z.int(),
      reason: z.string().openapi({ description: 'What is missing, e.g. composition-missing' }),
    }),
  )
  .openapi('PublicationProblems')
