import { z } from '@hono/zod-openapi'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** Every failure is an RFC 9457 problem with a `code` that never changes (HTTP-1). */
export const Problem = z
  .object({
    type: z.string().openapi({ example: 'about:blank' }),
    title: z.string(),
    status: z.int(),
    code: z
      .string()
      .openapi({ description: 'Stable name of the failure, for programs', example: 'bad-input' }),
    detail: z.string().optional(),
    parameter: z.string().optional().openapi({ description: 'The input that is wrong' }),
    errors: z
      .array(
        z.object({
          parameter: z.string(),
          message: z.string(),
          max: z.int().optional(),
          territory: z.string().optional(),
        }),
      )
      .optional(),
    available: z.int().optional().openapi({ description: 'How many pieces can be had' }),
    maximum: z.int().optional().openapi({ description: 'The limit that would be passed' }),
    minimumAmount: z.number().optional().openapi({ description: 'From how many euros on it counts' }),
    totalAmount: z.number().optional().openapi({ description: 'What it comes to, in euros' }),
    missingStep: z
      .string()
      .optional()
      .openapi({ description: 'The step of checkout that must be done first' }),
    alternatives: z
      .array(z.object({ productId: z.int(), title: z.string(), url: z.string() }))
      .optional()
      .openapi({ description: 'Products to take instead' }),
  })
  .openapi('Problem')

export type ProblemInput = {
  status: ContentfulStatusCode
  code: string
  title: string
  detail?: string
  parameter?: string
  errors?: { parameter: string; message: string; max?: number; territory?: string }[]
  available?: number
  maximum?: number
  minimumAmount?: number
  totalAmount?: number
  missingStep?: string
  alternatives?: { productId: number; title: string; url: string }[]
  headers?: Record<string, string>
}

/** Thrown where a call ends without an answer; the frame turns it into a problem. */
export class Refusal extends Error {
  readonly problem: ProblemInput
  constructor(problem: ProblemInput) {
    super(problem.title)
    this.problem = problem
  }
}

/** Too much to do, or the database is away (HTTP-13). */
export const busyProblem = {
  status: 503,
  code: 'try-again',
  title: 'The shop is busy. Please try again in a moment.',
  headers: { 'retry-after': '2' },
} as const satisfies ProblemInput

export function problemResponse({ headers, ...problem }: ProblemInput): Response {
  return new Response(JSON.stringify({ type: 'about:blank', ...problem }), {
    status: problem.status,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', ...headers },
  })
}

const problemContent = { 'application/problem+json': { schema: Problem } }

const descriptions = {
  400: 'The input is wrong; `parameter` names it',
  401: 'No customer is signed in',
  403: 'The call comes from another site, or the password is needed',
  404: 'There is no such thing on this site',
  406: 'It cannot be answered in the asked form',
  409: 'The state of the thing does not allow it',
  410: 'It existed and was removed',
  413: 'The body is larger than 256 kB',
  415: 'The body is no uncompressed JSON',
  421: 'The host is not one of the shop',
  422: 'A business rule refuses it',
  429: 'Too many calls; see Retry-After',
  503: 'Try again later; see Retry-After',
} as const

/** The failures a route declares: `responses: { 200: …, ...failures(400, 404) }`. */
export function failures<Status extends keyof typeof descriptions>(...statuses: Status[]) {
  const entries = statuses.map((status) => [
    status,
    { description: descriptions[status], content: problemContent },
  ])
  return Object.fromEntries(entries) as Record<
    Status,
    { description: string; content: typeof problemContent }
  >
}
