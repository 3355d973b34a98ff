import { questionLimits } from '@haverhof/domain/questions'
import { z } from '@hono/zod-openapi'
import { BodyId } from '../http/index.ts'

/** Lengths are judged by the rules of the shop, which say what is wrong; these only keep out absurd sizes. */
const typed = (limit: number) =>
  z
    .string()
    .max(10 * limit)
    .default('')

export const QuestionInput = z
  .object({
    productId: BodyId,
    question: typed(questionLimits.question),
    asker: typed(questionLimits.asker).openapi({ description: 'The name that is shown' }),
    emailAddress: typed(questionLimits.emailAddress).openapi({
      description: 'Where the answer goes, once; it is not shown',
    }),
  })
  .openapi('QuestionInput')
