import { useState } from 'react'
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from 'react-hook-form'
import { type Problem, problemOf, showFieldProblems } from '../../../shared/forms/problem'
import { ruleResolver } from '../../../shared/forms/rule-resolver'
import { useFieldTexts } from '../../../shared/forms/use-field-texts'
import { useSignInDetour } from '../use-sign-in-detour'

type FormProblem = { parameter: string; reason: string; max?: number }

type Needs<Values extends FieldValues> = {
  start: DefaultValues<Values>
  /** The rules of the shop, and what only the form asks for. */
  problemsOf: (values: Values) => readonly FormProblem[]
  save: (values: Values) => Promise<void>
}

/** ACCOUNT-PAGES-11: a form of the account: judged by the rules that the server refuses with; nothing typed is lost. */
export function useDetailsForm<Values extends FieldValues>({ start, problemsOf, save }: Needs<Values>) {
  const form = useForm<Values>({
    mode: 'onTouched',
    resolver: ruleResolver<Values>(problemsOf),
    defaultValues: start,
  })
  const textOf = useFieldTexts()
  const detour = useSignInDetour()
  const [failure, setFailure] = useState<Problem | null>(null)
  const send = form.handleSubmit(async (values) => {
    setFailure(null)
    try {
      await save(values)
    } catch (error) {
      const problem = problemOf(error)
      if (problem.status === 401) return detour()
      if (!showFieldProblems(form, problem)) setFailure(problem)
    }
  })
  return {
    form,
    failure,
    isBusy: form.formState.isSubmitting,
    submit: (event: React.FormEvent) => void send(event),
    field: (name: FieldPath<Values>) => ({
      ...form.register(name),
      error: textOf(form.getFieldState(name, form.formState).error),
    }),
  }
}
