import { createRoute } from '@hono/zod-openapi'
import { failures, jsonBody } from '../http/index.ts'
import { QuestionInput } from './schemas.ts'

/** The call that asks; reading what is answered belongs to the catalogue. */
export const questionCalls = {
  ask: createRoute({
    method: 'post',
    path: '/api/questions',
    tags: ['questions'],
    summary: 'Ask a question about a product; it is shown with its answer, which is mailed once',
    request: { body: jsonBody(QuestionInput) },
    responses: {
      204: { description: 'Kept until a member of staff answers it' },
      ...failures(400, 403, 404, 409, 413, 429),
    },
  }),
}
