import { type Form, useForm } from '../../ui/form/use-form'
import { useSignInProblemText } from './use-sign-in-problem'

type Options<Values> = {
  start: Values
  send: (values: Values) => Promise<unknown>
  done: () => void
}

const needed = { required: true, minLength: 1 }

/** A way in: every field is needed, and a refusal is said at the last one, whichever of them was wrong. */
export function useSignInForm<Values extends Record<string, string>>(options: Options<Values>): Form<Values> {
  const { start, send, done } = options
  const textOf = useSignInProblemText()
  const form: Form<Values> = useForm({
    rules: Object.fromEntries(Object.keys(start).map((name) => [name, needed])),
    start,
    send,
    done,
    failed: (error) => form.refuse([{ parameter: 'code', reason: 'server', words: textOf(error) }]),
  })
  return form
}
