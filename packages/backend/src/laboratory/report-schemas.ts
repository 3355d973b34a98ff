import {
  adviceCodes,
  conclusions,
  forages,
  neverMeasured,
  sampleStatuses,
  sampleTypes,
  summedNutrients,
  units,
} from '@haverhof/domain/laboratory'
import { z } from '@hono/zod-openapi'
import { ProductCard } from '../catalogue/index.ts'
import { ReviewView, ScoopMeasure } from '../feed-advice/index.ts'
import { SampleResult } from './schemas.ts'

const Band = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)])

const MeasuredValue = z
  .object({
    code: z.string().openapi({ example: 'crude-protein' }),
    value: z.number(),
    unit: z.enum(units).openapi({ description: 'dm is dry matter' }),
    target: z.object({ low: z.number().nullable(), high: z.number().nullable() }),
    source: z.object({
      name: z.string().openapi({ description: 'Where the target comes from' }),
      isConfirmed: z.boolean().openapi({ description: 'False until an expert has confirmed it' }),
      reviewed: ReviewView,
    }),
    average: z
      .number()
      .nullable()
      .openapi({ description: 'Of samples of this forage that customers sent in; null below twenty' }),
    averageSamples: z
      .object({
        count: z.int(),
        fromSeason: z.int().openapi({ description: 'The year of the first harvest' }),
        toSeason: z.int(),
        countryCode: z.string().nullable().openapi({ description: 'Null where they come from several' }),
      })
      .nullable(),
    scale: z
      .object({ low: z.number(), high: z.number(), isLogarithmic: z.boolean() })
      .openapi({ description: 'Ends of a bar that holds value, target and average' }),
    band: Band.nullable().openapi({
      description:
        'Rqs: 1 far below, 3 in the target, 5 far above. Qs: 1 very good, 5 bad. Null where there is no target',
    }),
  })
  .openapi('MeasuredValue')

const NamedDose = z
  .object({
    gramsPerDay: z.number(),
    mealsPerDay: z.int(),
    gramsPerMeal: z.number(),
    ...ScoopMeasure.shape,
    unit: z.enum(['g', 'ml']),
  })
  .nullable()

const doses = {
  dose: NamedDose.openapi({ description: 'A horse of 600 kg in light work on this roughage' }),
  ponyDose: NamedDose.openapi({ description: 'A pony of 300 kg' }),
}

const NamedProduct = z
  .object({
    card: ProductCard,
    reason: z.enum(adviceCodes),
    ...doses,
    or: z
      .array(z.object({ card: ProductCard, ...doses }))
      .openapi({ description: 'What may be fed instead of it, never beside it' }),
  })
  .openapi('NamedProduct')

const NutrientSum = z
  .object({
    nutrient: z.enum(summedNutrients),
    amount: z.number().openapi({ description: 'In mg, vitamin D3 in IU: all named products in a day' }),
    most: z.number().openapi({ description: 'What may be in the ration of a horse of 600 kg' }),
  })
  .openapi('NutrientSum')

const Correction = z
  .object({
    code: z.string(),
    before: z.number(),
    after: z.number(),
    reason: z.string(),
    on: z.iso.date(),
  })
  .openapi('Correction')

export const SampleReport = z
  .object({
    key: SampleResult.shape.key,
    type: SampleResult.shape.type,
    isExample: z.boolean(),
    sampleName: z.string(),
    sampleType: z.enum(sampleTypes).nullable(),
    forage: z
      .enum(forages)
      .nullable()
      .openapi({ description: 'What it is read as, by its dry matter; null until it is measured' }),
    takenOn: z.iso.date().nullable().openapi({ description: 'The day it was taken, where that was said' }),
    status: z.enum(sampleStatuses),
    steps: z.array(z.object({ status: z.enum(sampleStatuses), on: z.iso.date().nullable() })),
    values: z.array(MeasuredValue),
    conclusion: z.enum(conclusions).nullable().openapi({ description: 'Qs: what it comes to' }),
    germContent: z.number().nullable().openapi({ description: 'Qs: all aerobic bacteria in a gram' }),
    notMeasured: z
      .array(z.string())
      .openapi({ description: 'Values of its analysis that this sample was not measured for' }),
    neverMeasured: z.array(z.enum(neverMeasured)).openapi({ description: 'What the analysis leaves open' }),
    corrections: z.array(Correction),
    advice: z.array(z.object({ code: z.enum(adviceCodes), valueCode: z.string().nullable() })),
    adviserNote: z.string().nullable(),
    products: z.array(NamedProduct),
    sum: z.array(NutrientSum),
  })
  .openapi('SampleReport')

export type SampleReportView = z.infer<typeof SampleReport>
