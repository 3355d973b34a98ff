import {
  type FieldProblem,
  type Missing,
  missing,
  type Refused,
  type TooManyAttempts,
  wrongFields,
  type WrongFields,
  type WrongInput,
  wrongInput,
} from '@haverhof/domain/shared'
import { inputSentence } from './input-sentence.ts'
import { type ProblemInput, Refusal } from './problem.ts'

type ProblemOfReason = Omit<ProblemInput, 'code'> & { code?: string }

/** Status and words for each reason of a use case. The code is the reason, unless another one is given. */
export type Problems<Own extends Refused> = {
  readonly [Reason in Own['reason']]: ProblemOfReason | ((refused: OfReason<Own, Reason>) => ProblemOfReason)
}

type OfReason<Own extends Refused, Reason> = Own extends unknown
  ? Reason extends Own['reason']
    ? Own
    : never
  : never

type CommonRefused = Missing | WrongInput | WrongFields | TooManyAttempts
type Outcome<Own extends Refused> = { ok: true; value: unknown } | Own
type ValueOf<Given> = Given extends { ok: true; value: infer Value } ? Value : never
type OwnProblems<Given> = Problems<Exclude<Extract<Given, Refused>, CommonRefused>>

/** The value of a use case, or its refusal as a problem of HTTP. Reasons that many contexts share need no table. */
export function unwrap<Given extends Outcome<CommonRefused>>(given: Given): ValueOf<Given>
export function unwrap<Given extends Outcome<Refused>>(
  given: Given,
  problems: OwnProblems<Given>,
): ValueOf<Given>
export function unwrap(given: Outcome<Refused>, problems: object = {}): unknown {
  if (given.ok) return given.value
  throw refusalOf(given, problems as Problems<Refused>)
}

function refusalOf(refused: Refused, problems: Problems<Refused>): Refusal {
  const problem = problems[refused.reason] ?? (commonProblems as Problems<Refused>)[refused.reason]
  if (!problem) throw new Error(`There are no words for ${refused.reason}`)
  const {
    status,
    code = refused.reason,
    ...words
  } = typeof problem === 'function' ? problem(refused) : problem
  return new Refusal({ status, code, ...words })
}

const commonProblems: Problems<CommonRefused> = {
  'not-found': ({ what }) => ({ status: 404, title: 'Nothing was found.', detail: `No such ${what}.` }),
  'bad-input': ({ parameter, message, code = 'bad-input' }) => {
    const sentence = inputSentence(parameter, message)
    const errors = [{ parameter, message: sentence }]
    return { status: 400, code, title: 'The request is not understood.', detail: sentence, parameter, errors }
  },
  'invalid-fields': ({ problems }) => ({
    status: 400,
    title: 'Some fields are not right yet.',
    ...(problems[0] && { detail: problems[0].reason, parameter: problems[0].parameter }),
    errors: problems.map(({ reason, parameter, max, territory }) => ({
      parameter,
      message: reason,
      ...(max !== undefined && { max }),
      ...(territory !== undefined && { territory }),
    })),
  }),
  'too-many-attempts': ({ secondsLeft }) => ({
    status: 429,
    title: 'That was tried too often. Please wait a moment.',
    headers: { 'retry-after': String(secondsLeft) },
  }),
}

/** For what a route finds out by itself. */
export function badInput(parameter: string, message: string, code?: string): Refusal {
  return refusalOf(wrongInput(parameter, message, code), commonProblems as Problems<Refused>)
}

export function notFound(what: string): Refusal {
  return refusalOf(missing(what), commonProblems as Problems<Refused>)
}

export function refuseFields(problems: readonly FieldProblem[]): void {
  const wrong = wrongFields(problems)
  if (wrong) unwrap(wrong)
}
