import { adviceCodes, sampleStatuses, sampleTypes, units } from '@haverhof/domain/laboratory'
import { z } from '@hono/zod-openapi'
import { ProductCard } from '../catalogue/index.ts'
import { SampleResult } from './schemas.ts'

const Band = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)])

const MeasuredValue = z
  .object({
    code: z.string().openapi({ example: 'crude-protein' }),
    value: z.number(),
    unit: z.enum(units).openapi({ description: 'dm is dry matter' }),
    target: z.object({ low: z.number().nullable(), high: z.number().nullable() }),
    average: z.number().nullable().openapi({ description: 'Of our samples of this type' }),
    scale: z
      .object({ low: z.number(), high: z.number(), isLogarithmic: z.boolean() })
      .openapi({ description: 'Ends of a bar that holds value, target and average' }),
    band: Band.openapi({
      description: 'Rqs: 1 far below, 3 in the target, 5 far above. Qs: 1 very good, 5 bad',
    }),
  })
  .openapi('MeasuredValue')

const NamedDose = z
  .object({ gramsPerDay: z.number(), gramsPerMeal: z.number(), scoopsPerMeal: z.number() })
  .nullable()

const NamedProduct = z
  .object({
    card: ProductCard,
    reason: z.enum(adviceCodes),
    dose: NamedDose.openapi({ description: 'A horse of 600 kg in light work on this roughage' }),
    ponyDose: NamedDose.openapi({ description: 'A pony of 300 kg' }),
  })
  .openapi('NamedProduct')

export const SampleReport = z
  .object({
    key: SampleResult.shape.key,
    type: SampleResult.shape.type,
    isExample: z.boolean(),
    sampleName: z.string(),
    sampleType: z.enum(sampleTypes).nullable(),
    takenOn: z.iso.date().nullable().openapi({ description: 'The day it was taken, where that was said' }),
    status: z.enum(sampleStatuses),
    steps: z.array(z.object({ status: z.enum(sampleStatuses), on: z.iso.date().nullable() })),
    values: z.array(MeasuredValue),
    verdict: Band.nullable().openapi({ description: 'Qs: the worst of its counts' }),
    germContent: z.number().nullable().openapi({ description: 'Qs: colonies in a gram' }),
    advice: z.array(z.object({ code: z.enum(adviceCodes), valueCode: z.string().nullable() })),
    adviserNote: z.string().nullable(),
    products: z.array(NamedProduct),
  })
  .openapi('SampleReport')

export type SampleReportView = z.infer<typeof SampleReport>
