import { feedKinds, materialKinds } from '@haverhof/domain/catalogue'
import { languageCodes } from '@haverhof/domain/shared'
import { z } from 'zod'

/** data/law.yaml: what the law asks of what is published. */
export const LawFile = z.strictObject({
  constituents: z.record(z.enum(feedKinds), z.array(z.string())),
  materials: z.record(z.enum(materialKinds), z.array(z.string()).min(1)),
  purposes: z.record(z.string(), z.strictObject({ starchAndSugarGPerKg: z.number().positive() })),
  pages: z.array(z.string()).min(1),
  repeatDelivery: z.strictObject({
    sections: z.array(z.string()).min(1),
    mentions: z.array(z.string()),
    words: z.record(z.enum(languageCodes), z.string().min(2)),
  }),
})

export type LawFile = z.infer<typeof LawFile>
