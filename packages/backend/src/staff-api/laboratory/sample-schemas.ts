import {
  analyses,
  type Measurement,
  sampleCode,
  sampleStatuses,
  sampleTypes,
} from '@haverhof/domain/laboratory'
import { z } from '@hono/zod-openapi'
import type { BenchSample as Sample } from '../../laboratory/index.ts'

/** Nothing of it says who sent it in (STAFF-4). */
export const BenchSample = z
  .object({
    sampleId: z.int(),
    code: z.string().openapi({ description: 'What stands on its bag', example: 'S10078' }),
    siteId: z.int(),
    analysis: z.enum(analyses),
    sampleName: z.string(),
    status: z.enum(sampleStatuses),
    sampleType: z.enum(sampleTypes).nullable(),
    orderedOn: z.iso.date(),
    takenOn: z.iso.date().nullable(),
    receivedOn: z.iso.date().nullable(),
    resultOn: z.iso.date().nullable(),
    advisedOn: z.iso.date().nullable(),
    waitsSince: z.iso.date().openapi({ description: 'The day of its last step' }),
  })
  .openapi('BenchSample')

export const BenchSampleDetail = BenchSample.extend({
  values: z.record(z.string(), z.number()).openapi({ description: 'What was measured, by code' }),
  adviserNote: z.string().nullable(),
}).openapi('BenchSampleDetail')

export function benchSampleView(sample: Sample) {
  return { ...sample, code: sampleCode(sample.sampleId) }
}

export function sampleDetailView(sample: Sample & { values: Measurement; adviserNote: string | null }) {
  return benchSampleView(sample) as ReturnType<typeof benchSampleView> & typeof sample
}
