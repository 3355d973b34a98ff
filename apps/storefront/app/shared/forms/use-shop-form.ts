import { type SyntheticEvent, useState } from 'react'
import {
  type DefaultValues,
  type FieldError,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import { type Problem, problemOf, showFieldProblems } from './problem'
import { ruleResolver } from './rule-resolver'
import { useFieldTexts } from './use-field-texts'

// Forms know the library by this module alone.
export {
  type Control,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useWatch,
} from 'react-hook-form'

type Options<Values extends FieldValues> = {
  /** What is known beforehand. A field without a value keeps what was typed or filled in before hydration. */
  start?: DefaultValues<Values>
  /** The rules that the server refuses with, and what only the form asks for. */
  problemsOf: Parameters<typeof ruleResolver<Values>>[0]
  /** Does what the form is for. It throws what the server refuses, or answers with it. */
  send: (values: Values) => Promise<Problem | null | void>
  /** Words of its own for some errors. */
  wordsOf?: (error: FieldError, name: FieldPath<Values>) => string | undefined
  /** For refusals that are not about what was typed; true where nothing is left to say. */
  onRefused?: (problem: Problem) => boolean
  /** The names of the fields that are wrong, first of all; the focus is on the first that the form knows. */
  onWrong?: (names: readonly string[]) => void
}

export type ShopForm<Values extends FieldValues> = {
  form: UseFormReturn<Values>
  /** What a field needs to take part in the form, with its error in words. */
  field: (
    name: FieldPath<Values>,
  ) => ReturnType<UseFormReturn<Values>['register']> & { error: string | undefined }
  errorOf: (name: FieldPath<Values>) => string | undefined
  /** What went wrong that no field is to blame for. */
  failure: Problem | null
  isBusy: boolean
  submit: (event?: SyntheticEvent) => void
}

/** Every form that is judged by rules: what is wrong stands beside its field, all else in `failure`; nothing typed is lost. */
export function useShopForm<Values extends FieldValues>(options: Options<Values>): ShopForm<Values> {
  const { start, problemsOf, send, wordsOf, onRefused, onWrong } = options
  const form = useForm<Values>({
    mode: 'onTouched',
    resolver: ruleResolver<Values>(problemsOf),
    ...(start && { defaultValues: start }),
  })
  const textOf = useFieldTexts()
  const [failure, setFailure] = useState<Problem | null>(null)
  const submit = form.handleSubmit(
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
  return {
    form,
    field: (name) => ({ ...form.register(name), error: errorOf(name) }),
    errorOf,
    failure,
    isBusy: form.formState.isSubmitting,
    submit: (event) => void submit(event),
  }
}

async function refusalOf(send: () => Promise<Problem | null | void>): Promise<Problem | null> {
  try {
    return (await send()) ?? null
  } catch (error) {
    return problemOf(error)
  }
}
