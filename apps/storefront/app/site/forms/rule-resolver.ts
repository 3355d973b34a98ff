import type { FieldProblem } from '@haverhof/domain/checkout'
import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form'

/** Lets the plain rules of the shop judge a form: the same ones that the server refuses with. */
export function ruleResolver<Values extends FieldValues>(
  problemsOf: (values: Values) => readonly (Omit<FieldProblem, 'reason'> & { reason: string })[],
): Resolver<Values> {
  return (values) => {
    const errors = {}
    for (const { parameter, reason, max } of problemsOf(values)) {
      set(errors, parameter, { type: reason, message: max === undefined ? '' : String(max) })
    }
    return Object.keys(errors).length > 0
      ? { values: {}, errors: errors as FieldErrors<Values> }
      : { values, errors: {} }
  }
}
