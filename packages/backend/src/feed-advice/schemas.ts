import {
  bodyConditions,
  horseTypes,
  isPossibleWeight,
  lifeStages,
  readHealth,
  roughageTypes,
  weightLimitsKg,
  workLoads,
} from '@haverhof/domain/feed-advice'
import { z } from '@hono/zod-openapi'
import { DoseRule, EnergyLevel, Price, ProductVariant } from '../catalogue/index.ts'
import { IdParameter } from '../http/index.ts'

const { min, max } = weightLimitsKg

/** FEED-ADVICE-2: whole kilograms in plain digits. */
const Weight = z
  .string()
  .regex(/^\d{1,4}$/, `must be a whole number from ${min} to ${max}`)
  .transform(Number)
  .refine(isPossibleWeight, `must be a whole number from ${min} to ${max}`)
  .openapi({ type: 'integer', minimum: min, maximum: max, description: 'Kilograms', example: 600 })

/** FEED-ADVICE-16: left out is unknown. */
const HealthAnswer = z
  .string()
  .default('unknown')
  .transform((text, problems) => {
    const health = readHealth(text)
    if (health !== null) return health
    problems.addIssue('must be none, unknown or a list of laminitis, ems, ppid and ulcers')
    return z.NEVER
  })
  .openapi({ type: 'string', example: 'laminitis,ppid' })

export const CalculatorInput = z.object({
  productId: IdParameter,
  horseType: z.enum(horseTypes),
  weight: Weight,
  workLoad: z.enum(workLoads).openapi({ description: 'Heavy is more than five hours a week' }),
  roughageType: z.enum(roughageTypes),
  stage: z.enum(lifeStages).default('unknown'),
  condition: z.enum(bodyConditions).default('unknown'),
  health: HealthAnswer,
})

const CalculatedPack = ProductVariant.pick({
  productVariantId: true,
  url: true,
  packLabel: true,
  packSize: true,
  content: true,
  price: true,
  stock: true,
}).extend({
  portions: z.int(),
  days: z.int().openapi({ description: 'Whole days' }),
  costPerDay: Price.shape.amount,
})

export const FeedCalculation = z
  .object({
    productId: z.int(),
    title: z.string(),
    brand: z.string(),
    url: z.string(),
    textLanguage: z.string(),
    images: ProductVariant.shape.images,
    dose: DoseRule,
    energyLevel: z.union([EnergyLevel, z.null()]),
    mealsPerDay: z.int(),
    gramsPerDay: z.number(),
    gramsPerMeal: z.number(),
    scoopsPerMeal: z.number(),
    warnings: z.array(z.enum(['above-daily-maximum', 'above-meal-maximum'])),
    packs: z.array(CalculatedPack),
    bestProductVariantId: z.int().nullable().openapi({ description: 'The cheapest that lasts well' }),
  })
  .openapi('FeedCalculation')

export const CalculatorFeeds = z
  .object({
    feeds: z.array(
      z.object({
        productId: z.int(),
        title: z.string(),
        textLanguage: z.string(),
        category: z.string(),
      }),
    ),
    suggestedProductId: z.int().nullable().openapi({ description: 'The feed that sells best' }),
  })
  .openapi('CalculatorFeeds')
