import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form'
import { afterPress } from '../../toolkit/after-press'
import { type FieldProblems, formError } from './form-face'

/**
 * Lets the plain rules of the shop judge a form: the same ones that the server refuses with. What they say takes room on the
 * page, so a press that is under way ends first.
 */
export function ruleResolver<Values extends FieldValues>(
  problemsOf: (values: Values) => FieldProblems,
): Resolver<Values> {
  return (values) =>
    new Promise((resolve) => {
      afterPress(() => {
        const errors = errorsOf<Values>(problemsOf(values))
        resolve(Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} })
      })
    })
}

function errorsOf<Values extends FieldValues>(problems: FieldProblems): FieldErrors<Values> {
  const errors = {}
  for (const { parameter, reason, ...told } of problems) {
    set(errors, parameter, formError(reason, told))
  }
  return errors
}
