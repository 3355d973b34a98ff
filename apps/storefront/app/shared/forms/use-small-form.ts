import { type FocusEvent, type FormEvent, useRef, useState } from 'react'
import { afterPress } from '../../toolkit/after-press'
import { type FieldProblems, formError, type FormError, type FormFace, type FormOptions } from './form-face'
import { type Problem, refusalOf } from '../shop/problem'
import { useFieldTexts } from './use-field-texts'

type Texts = Record<string, string>
type Errors = Readonly<Record<string, FormError | undefined>>
type Control = HTMLInputElement | HTMLTextAreaElement

type Options<Values extends Texts> = FormOptions<Values, keyof Values & string> & {
  /** Every field with what stands in it at first. */
  start: Values
  /** The server has judged `start` already: a form that was posted without scripts. */
  isJudged?: boolean
}

type Field = {
  defaultValue: string
  onChange: (event: FormEvent<Control>) => void
  onBlur: (event: FocusEvent<Control>) => void
}

/**
 * A form of a few texts that knows nothing but its fields: the face of `useShopForm` without its library.
 * The browser holds what is typed, from before hydration on. A field is judged when it is left with something in it, and
 * with the press.
 */
export function useSmallForm<Values extends Texts>(
  options: Options<Values>,
): FormFace<keyof Values & string, Field> {
  const { start, isJudged = false, problemsOf, wordsOf } = options
  const textOf = useFieldTexts()
  const judged = useRef(new Set<string>(isJudged ? Object.keys(start) : []))
  const [errors, setErrors] = useState<Errors>(() => (isJudged ? errorsOf(problemsOf(start)) : {}))
  const [refused, setRefused] = useState<Errors>({})
  const { attempt, failure, isBusy } = useAttempt(options, { setErrors, setRefused })
  const judge = (form: HTMLFormElement | null) => {
    if (!form) return
    afterPress(() => {
      const problems = Object.entries(errorsOf(problemsOf(valuesOf(form, start))))
      setErrors(Object.fromEntries(problems.filter(([name]) => judged.current.has(name))))
    })
  }
  const errorOf = (name: keyof Values & string) => {
    const error = errors[name] ?? refused[name]
    return error && (wordsOf?.(error, name) ?? textOf(error))
  }
  return {
    field: (name) => ({
      name,
      defaultValue: start[name] ?? '',
      error: errorOf(name),
      onChange: ({ currentTarget: { form } }) => {
        setRefused((current) => ({ ...current, [name]: undefined }))
        if (judged.current.has(name)) judge(form)
      },
      onBlur: ({ currentTarget: { form } }) => {
        if (!form || valuesOf(form, start)[name] === '') return
        judged.current.add(name)
        judge(form)
      },
    }),
    errorOf,
    failure,
    isBusy,
    submit: (event) => {
      event.preventDefault()
      judged.current = new Set(Object.keys(start))
      void attempt(event.currentTarget)
    },
  }
}

/** One attempt at a time: judged, sent, and what is refused shown where it belongs. */
function useAttempt<Values extends Texts>(
  options: Options<Values>,
  { setErrors, setRefused }: Record<'setErrors' | 'setRefused', (errors: Errors) => void>,
) {
  const { start, problemsOf, send, onRefused, onWrong } = options
  const isUnderWay = useRef(false)
  const [failure, setFailure] = useState<Problem | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const isWrong = (form: HTMLFormElement, errors: Errors): boolean => {
    const names = Object.keys(errors)
    if (names.length === 0) return false
    firstOf(form, names)?.focus()
    onWrong?.(names)
    return true
  }
  const attempt = async (form: HTMLFormElement): Promise<void> => {
    if (isUnderWay.current) return
    const values = valuesOf(form, start)
    const errors = errorsOf(problemsOf(values))
    setFailure(null)
    setRefused({})
    setErrors(errors)
    if (isWrong(form, errors)) return
    isUnderWay.current = true
    setIsBusy(true)
    const problem = await refusalOf(() => send(values))
    isUnderWay.current = false
    setIsBusy(false)
    if (!problem || onRefused?.(problem)) return
    const refused = errorsOf(
      (problem.errors ?? []).map(({ message, ...rest }) => ({ ...rest, reason: message })),
    )
    setRefused(refused)
    if (!isWrong(form, refused)) setFailure(problem)
  }
  return { attempt, failure, isBusy }
}

function errorsOf(problems: FieldProblems): Errors {
  return Object.fromEntries(
    problems.map(({ parameter, reason, ...details }) => [parameter, formError(reason, details)]),
  )
}

/** A choice that was not made is in no `FormData`. */
function valuesOf<Values extends Texts>(form: HTMLFormElement, start: Values): Values {
  const data = new FormData(form)
  const texts = Object.keys(start).map((name) => {
    const text = data.get(name)
    return [name, typeof text === 'string' ? text : '']
  })
  return Object.fromEntries(texts) as Values
}

function firstOf(form: HTMLFormElement, names: readonly string[]): HTMLElement | undefined {
  return [...form.querySelectorAll<Control>('[name]')].find(({ name }) => names.includes(name))
}
