import { adviceCodes, analyses, sampleTypes } from '@haverhof/domain/laboratory'
import { z } from 'zod'

const text = z.string().trim().min(1)
const values = z.record(text, z.number())
const day = z.iso.date()

/** The shape of data/laboratory.yaml. */
export const LaboratoryFile = z.strictObject({
  products: z.partialRecord(z.enum(adviceCodes), z.array(z.int().positive()).min(1)),
  examples: z.array(
    z.strictObject({
      key: z.string().regex(/^[a-z-]{22,64}$/),
      analysis: z.enum(analyses),
      article: text,
      name: text,
      sample: z.enum(sampleTypes),
      orderedOn: day,
      receivedOn: day,
      measuredOn: day,
      advisedOn: day,
      values,
    }),
  ),
})

export type LaboratoryFile = z.infer<typeof LaboratoryFile>
