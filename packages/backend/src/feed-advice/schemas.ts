import {
  assumptions,
  bodyConditions,
  careWarningCodes,
  feedCases,
  feedUses,
  forageReasons,
  forageVerdicts,
  type HorseType,
  horseTypes,
  isForageFor,
  isPossibleWeight,
  type LifeStage,
  lifeStages,
  readHealth,
  refusalReasons,
  type RoughageType,
  roughageTypes,
  weightLimitsKg,
  workLoads,
} from '@haverhof/domain/feed-advice'
import { z } from '@hono/zod-openapi'
import { DoseRule, EnergyLevel, Price, ProductVariant } from '../catalogue/index.ts'
import { IdParameter } from '../http/index.ts'

const { min, max, minOfFoal } = weightLimitsKg
const wrongWeight = `must be a whole number from ${min} to ${max}, of a foal (stage) from ${minOfFoal}`

/** Whole kilograms in plain digits (FEED-ADVICE-2). */
const Weight = z
  .string()
  .regex(/^\d{1,4}$/, wrongWeight)
  .transform(Number)
  .openapi({
    type: 'integer',
    minimum: minOfFoal,
    maximum: max,
    description: `Kilograms; from ${min}, of a foal (stage) from ${minOfFoal}`,
    example: 600,
  })

/** Left out is unknown (FEED-ADVICE-50). */
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

/** All that is asked about a horse and a feed, before its weight is held against its stage. */
export const CalculatorQuestions = z.object({
  productId: IdParameter,
  horseType: z.enum(horseTypes),
  weight: Weight,
  workLoad: z.enum(workLoads).openapi({ description: 'Heavy is more than five hours a week' }),
  roughageType: z.enum(roughageTypes),
  stage: z.enum(lifeStages).default('unknown'),
  condition: z.enum(bodyConditions).default('unknown'),
  health: HealthAnswer,
  weeks: z.coerce
    .number()
    .int()
    .min(1)
    .max(52)
    .optional()
    .openapi({ description: 'The age of a foal in weeks, the first is 1: milk goes by it' }),
})

type Answers = {
  stage: LifeStage
  weight?: number | undefined
  horseType?: HorseType | undefined
  roughageType?: RoughageType | undefined
}

/** Foals alone may weigh less than any other animal, and donkeys alone live on straw (FEED-ADVICE-2). */
export function refuseImpossible(
  { stage, weight, horseType, roughageType }: Answers,
  problems: z.RefinementCtx,
): void {
  if (weight !== undefined && !isPossibleWeight(weight, stage))
    problems.addIssue({ code: 'custom', path: ['weight'], message: wrongWeight })
  if (horseType !== undefined && roughageType !== undefined && !isForageFor(roughageType, horseType))
    problems.addIssue({
      code: 'custom',
      path: ['roughageType'],
      message: 'must not be straw but for a donkey',
    })
}

export const CalculatorInput = CalculatorQuestions.superRefine(refuseImpossible)

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

/** A meal measured in scoops (FEED-ADVICE-46). */
export const ScoopMeasure = z.object({
  scoopsPerMeal: z.number().openapi({ description: 'Level scoops: quarters or eighths, else two decimals' }),
  scoopGramsPerMeal: z.number().openapi({ description: 'What so many scoops weigh' }),
  mustWeigh: z.boolean().openapi({ description: 'No quarter or eighth comes near the dose: weigh it' }),
})

/** For whom a feed is made, and what is in a kilogram of it (FEED-ADVICE-18). */
const FeedRules = z.object({
  dose: DoseRule,
  suits: z.object({
    horseTypes: z.array(z.string()).readonly(),
    workLoads: z.array(z.string()).readonly(),
    ages: z.array(z.string()).readonly(),
  }),
  composition: z.object({
    starch: z.number().nullable(),
    sugar: z.number().nullable(),
    selenium: z.number().nullable().openapi({ description: 'Milligrams' }),
  }),
})

const NamedFeed = z.object({
  productId: z.int(),
  title: z.string(),
  url: z.string(),
  textLanguage: z.string(),
})

const CalculatedPacks = z.object({
  brand: z.string(),
  images: ProductVariant.shape.images,
  energyLevel: z.union([EnergyLevel, z.null()]),
})

/** Why a feed is refused to an animal, as the `code` of the problem (FEED-ADVICE-18). */
export const RefusalCode = z
  .enum(refusalReasons)
  .openapi({ description: 'Why the calculator gives a horse no ration' })

/** The expert's review of a source (EXPERTS-1). */
export const ReviewView = z.object({ by: z.string(), on: z.iso.date() }).nullable().openapi({
  description: 'The expert who has agreed to it, and when; null until an expert has reviewed it',
})

/** The verdict on the forage, before any feed (FEED-ADVICE-23). */
export const ForageJudgement = z
  .object({
    verdict: z.enum(forageVerdicts),
    reason: z.enum(forageReasons),
    value: z.number().openapi({ description: 'Grams of sugar and starch in a kilogram of dry matter' }),
    limit: z.number().nullable(),
    source: z.string().nullable().openapi({ description: 'Where the limit is from' }),
    toBeConfirmedBy: z.enum(['nutritionist', 'vet', 'laboratory']).nullable(),
  })
  .openapi('ForageJudgement')

const warnings = [
  'heavy-for-age',
  'milk-with-vet',
  ...careWarningCodes,
  'forage-not-right',
  'forage-unknown',
  'above-daily-maximum',
  'above-meal-maximum',
  'starch-per-meal',
  'starch-per-day',
  'selenium-per-day',
] as const

export const FeedCalculation = z
  .object({
    ...NamedFeed.shape,
    ...CalculatedPacks.shape,
    ...FeedRules.shape,
    use: z.enum(feedUses),
    mealsPerDay: z.int(),
    gramsPerDay: z.number().openapi({ description: 'Millilitres of what is poured' }),
    gramsPerMeal: z.number(),
    ...ScoopMeasure.shape,
    forage: z
      .object({
        dryMatterKg: z.number().nullable().openapi({ description: 'Null: no amount of it is advised' }),
        kilograms: z.number().nullable().openapi({ description: 'Null: no amount of it is advised' }),
        upToKilograms: z
          .number()
          .nullable()
          .openapi({ description: 'Of a mare in milk and in heavy work: up to so much' }),
        judgement: z.union([ForageJudgement, z.null()]).openapi({ description: 'Null of a foal on milk' }),
      })
      .openapi({ description: 'The least forage of a day' }),
    milk: z
      .object({
        litresPerDay: z.number(),
        feedsPerDay: z.int(),
        litresPerFeed: z.number(),
        gramsPerFeed: z.number(),
        gramsPerDay: z.number(),
        plausibleKg: z
          .number()
          .openapi({ description: 'The most that foals of this kind weigh at this age' }),
        isCapped: z.boolean().openapi({ description: 'It ends at the most of a feed or a day' }),
        isWeaning: z.boolean().openapi({ description: 'Less with each week, and more creep feed' }),
      })
      .nullable(),
    assumptions: z
      .array(z.enum(assumptions))
      .readonly()
      .openapi({ description: 'What the caller left out, as it was assumed' }),
    warnings: z.array(z.enum(warnings)).readonly(),
    packs: z.array(CalculatedPack),
    bestProductVariantId: z.int().nullable().openapi({ description: 'The cheapest that lasts well' }),
  })
  .openapi('FeedCalculation')

export const CalculatorFeed = z
  .object({
    ...NamedFeed.shape,
    ...CalculatedPacks.shape,
    ...FeedRules.shape,
    packs: z.array(CalculatedPack.omit({ portions: true, days: true, costPerDay: true })),
  })
  .openapi('CalculatorFeed')

export const CalculatorFeeds = z
  .object({
    feeds: z.array(
      z.object({
        ...NamedFeed.shape,
        ...FeedRules.shape,
        productVariantId: z.int(),
        category: z.string(),
        madeFor: z
          .partialRecord(z.enum(feedCases), z.int())
          .openapi({ description: 'For which cases search names it, and how early in its list' }),
      }),
    ),
    suggestedProductId: z.int().nullable().openapi({ description: 'The feed that sells best' }),
  })
  .openapi('CalculatorFeeds')
