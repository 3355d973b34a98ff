import {
  feedUses,
  isPossibleWeight,
  refusalReasons,
  roughageTypes,
  weightLimitsKg,
} from '@haverhof/domain/feed-advice'
import { sampleTypes } from '@haverhof/domain/laboratory'
import {
  assumptionCodes,
  findingKinds,
  growingMonths,
  mealMeasures,
  sourceTopics,
  substances,
  verdicts,
  warningCodes,
} from '@haverhof/domain/rations'
import { z } from '@hono/zod-openapi'
import { Price, ProductVariant } from '../catalogue/index.ts'
import { CalculatorQuestions, ForageJudgement, refuseImpossible, ReviewView } from '../feed-advice/index.ts'
import { IdParameter } from '../http/index.ts'
import { readAskedFeeds } from './asked-feeds.ts'

const AskedFeeds = z
  .string()
  .max(300)
  .default('')
  .transform((text, problems) => {
    const feeds = readAskedFeeds(text)
    if (feeds) return feeds
    problems.addIssue('must be at most 12 of pack:grams:count, with commas between them')
    return z.NEVER
  })
  .openapi({
    type: 'string',
    example: '12102:600:2,10102',
    description: 'Packs, each with grams a day and how many there are; without grams as on the label',
  })

const ForageKg = z
  .string()
  .regex(/^\d{1,3}(\.\d)?$/, 'must be kilograms, with one decimal at most')
  .transform(Number)
  .optional()
  .openapi({ type: 'number', description: 'Kilograms of forage a day; left out: the least there should be' })

const { min, max } = weightLimitsKg
const { min: youngest, max: oldest } = growingMonths

/** The age of a growing horse in months, for its needs (RATIONS-18). */
const AgeMonths = z
  .string()
  .regex(/^\d{1,2}$/, `must be a whole number from ${youngest} to ${oldest}`)
  .transform(Number)
  .refine(
    (months) => months >= youngest && months <= oldest,
    `must be a whole number from ${youngest} to ${oldest}`,
  )
  .optional()
  .openapi({
    type: 'integer',
    minimum: youngest,
    maximum: oldest,
    description: 'Of one that grows; a foal that is weaned by it grows',
  })

const RationQuestions = CalculatorQuestions.omit({ productId: true, weeks: true }).extend({
  feeds: AskedFeeds,
  forageKg: ForageKg,
  ageMonths: AgeMonths,
  adultWeight: CalculatorQuestions.shape.weight
    .refine((weight) => isPossibleWeight(weight, 'adult'), `must be a whole number from ${min} to ${max}`)
    .optional()
    .openapi({ description: 'Of one that grows: kilograms it will weigh when it is grown' }),
})

export const RationInput = RationQuestions.superRefine(refuseImpossible)

export const OwnRationInput = RationQuestions.extend({ sampleId: IdParameter }).superRefine(refuseImpossible)

const Measure = z.enum([...substances, ...mealMeasures, 'sugar-and-starch-of-forage'])

const RationBar = z
  .object({
    measure: Measure,
    label: z
      .string()
      .nullable()
      .openapi({ description: 'Null for energy and for what is judged by the meal' }),
    unit: z.enum(['MJ', 'g', 'mg', 'IU', 'g/kg-dm']),
    value: z.number(),
    fromForage: z.number(),
    need: z.number().nullable(),
    leastNeed: z.number().nullable().openapi({ description: 'Where the need is a range: its least' }),
    limit: z.number().nullable().openapi({ description: 'The most there may be' }),
    verdict: z.enum(verdicts),
    untoldBy: z.array(z.int()).openapi({ description: 'Products that do not say how much they hold' }),
  })
  .openapi('RationBar')

const RationWarning = z
  .object({
    code: z.enum(warningCodes),
    measure: Measure.nullable(),
    productIds: z.array(z.int()),
    value: z.number().nullable(),
    limit: z.number().nullable(),
    reason: z.enum(refusalReasons).nullable().openapi({ description: 'Why a feed is not suitable' }),
  })
  .openapi('RationWarning')

const RationPack = ProductVariant.pick({
  productVariantId: true,
  url: true,
  packLabel: true,
  packSize: true,
  price: true,
}).extend({
  count: z.int(),
})

const RationFeed = z
  .object({
    productId: z.int(),
    productVariantId: z.int().openapi({ description: 'The pack that was asked for' }),
    title: z.string(),
    url: z.string(),
    textLanguage: z.string(),
    use: z.enum(feedUses),
    gramsPerDay: z.number().nullable().openapi({ description: 'Null: not for such a horse, so not counted' }),
    unit: z.enum(['g', 'ml']),
    isDoseOfLabel: z.boolean(),
    mealsPerDay: z.int(),
    gramsPerMeal: z.number().nullable(),
    packs: z.array(RationPack),
    days: z.int().nullable().openapi({ description: 'Whole days that the packs last' }),
    lastsUntil: z.iso.date().nullable(),
    costPerDay: Price.shape.amount.nullable(),
  })
  .openapi('RationFeed')

export const Ration = z
  .object({
    forage: z.object({
      roughageType: z.enum(roughageTypes),
      kilograms: z.number().nullable().openapi({ description: 'Null: no amount of it is advised' }),
      leastPer100Kg: z.number().nullable().openapi({
        description:
          'Kilograms of dry matter per 100 kg that there should be at least; null: no amount of it is advised',
      }),
      sampleName: z.string().nullable().openapi({ description: 'Measured: the name of the sample' }),
      judgement: ForageJudgement,
    }),
    feeds: z.array(RationFeed),
    notFed: z.array(z.object({ productVariantId: z.int(), title: z.string(), textLanguage: z.string() })),
    costPerDay: Price.shape.amount,
    dryMatterKg: z.number().nullable().openapi({ description: 'Null: how much forage there is is unknown' }),
    bars: z.array(RationBar),
    warnings: z.array(RationWarning),
    summary: z
      .array(z.object({ kind: z.enum(findingKinds), count: z.int(), measures: z.array(Measure) }))
      .openapi({ description: 'The worst first; fine alone where there is nothing else' }),
    assumptions: z.array(z.enum(assumptionCodes)),
    sources: z.array(
      z.object({
        topic: z.enum(sourceTopics),
        title: z.string(),
        toBeConfirmedBy: z.enum(['nutritionist', 'vet', 'laboratory']).nullable(),
        reviewed: ReviewView,
      }),
    ),
  })
  .openapi('Ration')

export const OwnForages = z
  .object({
    forages: z.array(
      z.object({
        sampleId: z.int(),
        sampleName: z.string(),
        sampleType: z.enum(sampleTypes),
        measuredOn: z.iso.date(),
      }),
    ),
  })
  .openapi('OwnForages')
