import { reportedKinds, reportLimits, reportReasons } from '@haverhof/domain/reports'
import { languageCodes } from '@haverhof/domain/shared'
import { z } from '@hono/zod-openapi'
import { BodyId, IdParameter } from '../http/index.ts'

/** Lengths are judged by the rules of the shop, which say what is wrong; these only keep out absurd sizes. */
const typed = (limit: number) =>
  z
    .string()
    .max(10 * limit)
    .default('')

export const ReportPath = z.object({
  kind: z.enum(reportedKinds).openapi({ param: { name: 'kind', in: 'path' } }),
  id: IdParameter.openapi({ param: { name: 'id', in: 'path' } }),
})

export const ReportedText = z
  .object({
    kind: z.enum(reportedKinds),
    id: z.int(),
    productTitle: z.string(),
    url: z.string().openapi({ description: 'Where it is shown' }),
    language: z.enum(languageCodes),
    title: z.string().nullable().openapi({ description: 'Of a review' }),
    text: z.string(),
    author: z.string().nullable(),
    answer: z.string().nullable().openapi({ description: 'What the shop answered to a question' }),
  })
  .openapi('ReportedText')

export const ReportInput = z
  .object({
    kind: z.enum(reportedKinds),
    id: BodyId,
    reason: z
      .string()
      .max(40)
      .default('')
      .openapi({ description: `One of: ${reportReasons.join(', ')}` }),
    explanation: typed(reportLimits.explanation),
    fullName: typed(reportLimits.fullName),
    emailAddress: typed(reportLimits.emailAddress).openapi({
      description: 'Where receipt and decision go; may be left out, as the name may',
    }),
    goodFaith: z.string().max(40).default('').openapi({
      description: 'Any word: what is said is right and complete to the best of one’s knowledge',
    }),
  })
  .openapi('ReportInput')
