import { useState } from 'react'
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from 'react-hook-form'
import { type Problem, problemOf, showFieldProblems } from '../../shared/forms/problem'
import { ruleResolver } from '../../shared/forms/rule-resolver'
import { useFieldTexts } from '../../shared/forms/use-field-texts'
import { useCaptcha } from './captcha/use-captcha'

type Problems<Values> = Parameters<typeof ruleResolver<Values & FieldValues>>[0]

type Needs<Values extends FieldValues> = {
  rules: Problems<Values>
  /** What is known beforehand. Everything else has no value at first, so that what browsers fill in stays. */
  known?: DefaultValues<Values>
  /** Does what the form is for; `withCaptcha` sends a call with the token of a solved captcha. */
  send: (values: Values, withCaptcha: ReturnType<typeof useCaptcha>['send']) => Promise<void>
}

/** SIGN-IN-PAGES-6: a form judged by the rules of the server; what it refuses stands beside its field, everything else above the button. */
export function usePorchForm<Values extends FieldValues>({ rules, known, send }: Needs<Values>) {
  const form = useForm<Values>({
    mode: 'onTouched',
    resolver: ruleResolver<Values>(rules),
    ...(known && { defaultValues: known }),
  })
  const captcha = useCaptcha()
  const textOf = useFieldTexts()
  const [failure, setFailure] = useState<Problem | null>(null)
  const submit = form.handleSubmit(async (values) => {
    setFailure(null)
    try {
      await send(values, captcha.send)
    } catch (error) {
      const problem = problemOf(error)
      if (!showFieldProblems(form, problem)) setFailure(problem)
    }
  })
  const field = (name: FieldPath<Values>) => ({
    ...form.register(name),
    error: textOf(form.getFieldState(name, form.formState).error),
  })
  return { field, failure, captcha, isBusy: form.formState.isSubmitting, submit }
}

export type PorchForm = Pick<ReturnType<typeof usePorchForm>, 'failure' | 'captcha' | 'isBusy' | 'submit'>
