import { Refusal } from './problem.ts'

type FieldProblem = { parameter: string; reason: string; max?: number; territory?: string }

/** CHECKOUT-6: every wrong field with its reason; the storefront has the words. */
export function refuseFields(problems: readonly FieldProblem[]): void {
  const [first] = problems
  if (!first) return
  throw new Refusal({
    status: 400,
    code: 'invalid-fields',
    title: 'Some fields are not right yet.',
    detail: first.reason,
    parameter: first.parameter,
    errors: problems.map(({ parameter, reason, max, territory }) => ({
      parameter,
      message: reason,
      ...(max !== undefined && { max }),
      ...(territory !== undefined && { territory }),
    })),
  })
}
