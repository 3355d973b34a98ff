import { type SyntheticEvent, useState } from 'react'
import {
  type DefaultValues,
  type FieldError,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type Resolver,
  set,
  useForm,
  type UseFormReturn,
} from 'react-hook-form'
import { type FieldProblems, formError, type FormFace, type FormOptions } from './form-face'
import { type Problem, refusalOf } from '../shop/problem'
import { useFieldTexts } from './use-field-texts'
import { afterPress } from '../../toolkit/after-press'

// Forms know the library by this module alone.
export {
  type Control,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useWatch,
} from 'react-hook-form'

/** For what the page fills in on the customer's behalf. */
export const asTyped = { shouldDirty: true, shouldTouch: true, shouldValidate: true } as const

type Options<Values extends FieldValues> = FormOptions<Values, FieldPath<Values>> & {
  /** What is known beforehand. A field without a value keeps what was typed or filled in before hydration. */
  start?: DefaultValues<Values>
}

export type ShopForm<Values extends FieldValues> = Omit<
  FormFace<FieldPath<Values>, ReturnType<UseFormReturn<Values>['register']>>,
  'submit'
> & {
  form: UseFormReturn<Values>
  submit: (event?: SyntheticEvent) => void
}

/** A form of many fields: what is wrong stands beside its field, all else in `failure`; nothing typed is lost. */
export function useShopForm<Values extends FieldValues>(options: Options<Values>): ShopForm<Values> {
  const { start, problemsOf, send, wordsOf, onRefused, onWrong } = options
  const form = useForm<Values>({
    mode: 'onTouched',
    resolver: ruleResolver<Values>(problemsOf),
    ...(start && { defaultValues: start }),
  })
  const textOf = useFieldTexts()
  const [failure, setFailure] = useState<Problem | null>(null)
  const attempt = form.handleSubmit(
    async (values) => {
      setFailure(null)
      const problem = await refusalOf(() => send(values))
      if (!problem || onRefused?.(problem)) return
      if (!showFieldProblems(form, problem)) setFailure(problem)
      onWrong?.((problem.errors ?? []).map(({ parameter }) => parameter))
    },
    (errors) => onWrong?.(Object.keys(errors)),
  )
  const errorOf = (name: FieldPath<Values>) => {
    const error = form.getFieldState(name, form.formState).error as FieldError | undefined
    return error && (wordsOf?.(error, name) ?? textOf(error))
  }
  const isBusy = form.formState.isSubmitting
  return {
    form,
    field: (name) => ({ ...form.register(name), error: errorOf(name) }),
    errorOf,
    failure,
    isBusy,
    submit: (event) => {
      event?.preventDefault()
      if (!isBusy) void attempt(event)
    },
  }
}

/** Puts what the server refused beside its fields and moves to the first; false when no field is to blame. */
function showFieldProblems<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { errors = [] }: Problem,
): boolean {
  errors.forEach(({ parameter, message, ...details }, position) => {
    form.setError(parameter as FieldPath<Values>, formError(message, details), {
      shouldFocus: position === 0,
    })
  })
  return errors.length > 0
}

/**
 * Validates a form by the rules of the domain, which the server applies as well. Their messages move the page, so a press that is under
 * way ends first.
 */
function ruleResolver<Values extends FieldValues>(
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
  for (const { parameter, reason, ...details } of problems) {
    set(errors, parameter, formError(reason, details))
  }
  return errors
}
