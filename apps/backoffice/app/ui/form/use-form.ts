import type { QueryKey } from '@tanstack/react-query'
import { createContext, useContext, useEffect, useId, useMemo, useState, useSyncExternalStore } from 'react'
import { useTranslations } from '#texts'
import { showToast } from '../../platform/toasts'
import { type Sent, useChange } from '../../platform/use-change'
import { type FieldRule, type FormRules, ruleOf, ruleProblems } from './form-rules'
import { FormStore, type Problem, type Snapshot, changesOf, valueAt } from './form-store'
import { useRefusals } from './use-refusals'

/** Outcomes of a form that was sent. */
export type Sending<Body, Answer> = {
  send: (body: Body, sent: Sent) => Promise<Answer>
  renews?: readonly QueryKey[]
  done?: (answer: Answer, body: Body) => void
  /** Handles a refusal that names no field; without it a toast shows it. */
  failed?: (error: Error, body: Body) => void
}

type Options<Values extends object, Body, Answer> = Sending<Body, Answer> & {
  /** Of the call that the form sends: `requestRules['POST /staff-api/v1/views']`. */
  rules?: FormRules
  start: Values
  /** The body to validate and send, where it differs from the values; without it the values. */
  bodyOf?: (values: Values) => Body
  /** Problems by rules that are not in the API document, by field. */
  problemsOf?: (values: Values) => readonly { parameter: string; words: string; reason?: string }[]
  /** Why it cannot be sent, where that concerns no field. */
  blockedBy?: (values: Values) => string | null
  /** Whether something would be lost; without it, whatever differs from the start. */
  isChanged?: (values: Values) => boolean
  /** The work that it is handed to is under way: a dialog whose screen does the sending. */
  isPending?: boolean
  /** Something was refused at so many fields. */
  placed?: (count: number) => void
  /** The field of a parameter of the call, where it has another name. */
  fieldOf?: (parameter: string) => string
}

export type Form<Values extends object = Record<string, unknown>> = {
  id: string
  store: FormStore<Values>
  isPending: boolean
  /** Sends it when nothing is wrong; else the first field that is wrong gets the focus. */
  submit: () => void
  set: (name: string, value: unknown) => void
  reset: (start?: Values) => () => void
  /** Shows problems at fields; the first of them gets the focus. */
  refuse: (problems: readonly Problem[]) => void
  blockedBy: (values: Values) => string | null
  isChanged: (snapshot: Snapshot<Values>) => boolean
  ruleOf: (name: string) => FieldRule
  /** The fields that are drawn, with their labels. */
  fields: Map<string, string>
}

/**
 * A form of the office: validated by the rules of its call, sent once, and never emptied by a refusal. What the server refuses is
 * said at the field that it names.
 */
export function useForm<Values extends object, Answer, Body = Values>(
  options: Options<Values, Body, Answer>,
): Form<Values> {
  const { rules = {}, start, blockedBy = () => null, fieldOf, send, renews, isPending = false } = options
  // Without `bodyOf` the values are the body.
  const bodyOf = options.bodyOf ?? ((values: Values) => values as unknown as Body)
  const id = useId()
  const [store] = useState(() => new FormStore<Values>(start))
  const [fields] = useState(() => new Map<string, string>())
  useJudge(store, { ...options, rules, bodyOf })
  const refusals = useRefusals(store, { fields, rules, fieldOf })
  const change = useChange<Body, Answer>({
    run: send,
    ...(renews && { renews }),
    ...(options.done && { done: options.done }),
    failed: (error, body) => {
      if (refusals.place(error)) {
        focusProblem(id, store)
        options.placed?.(store.read().problems.size)
      } else if (options.failed) options.failed(error, body)
      else showToast({ tone: 'danger', text: refusals.textOf(error) })
    },
  })
  const submit = () => {
    const { values, conflicts } = store.read()
    const why = blockedBy(values)
    if (change.isPending || isPending || conflicts.length > 0) return
    if (why !== null) showToast({ text: why })
    else if (store.attempt()) change.mutate(bodyOf(values))
    else {
      const problems = [...store.read().problems.values()]
      const [first] = problems
      // Problems without a field on this screen are shown as well.
      if (first && !problems.some(({ parameter }) => fields.has(parameter))) showToast({ text: first.words })
      focusProblem(id, store)
    }
  }
  return {
    id,
    store,
    fields,
    isPending: change.isPending || isPending,
    submit,
    blockedBy,
    set: (name, value) => store.set(name, value),
    refuse: (problems) => {
      store.refuse(problems)
      focusProblem(id, store)
    },
    reset: (anew?: Values) => store.reset(anew),
    isChanged: ({ start: before, values }) =>
      options.isChanged ? options.isChanged(values) : changesOf(before, values).length > 0,
    ruleOf: (name) => ruleOf(rules, name),
  }
}

type Judging<Values extends object, Body> = Pick<Options<Values, Body, unknown>, 'problemsOf' | 'fieldOf'> & {
  rules: FormRules
  bodyOf: (values: Values) => Body
}

/** Rules of the form first, then those of the call. */
function useJudge<Values extends object, Body>(
  store: FormStore<Values>,
  { rules, bodyOf, problemsOf, fieldOf }: Judging<Values, Body>,
): void {
  const t = useTranslations('office-shell.form.problems')
  useEffect(() => {
    store.judgeWith((values) => [
      ...(problemsOf?.(values) ?? []).map((problem) => ({ reason: 'own', ...problem })),
      ...ruleProblems(rules, bodyOf(values)).map(({ parameter, reason, limit }) => ({
        parameter: fieldOf?.(parameter) ?? parameter,
        reason,
        words: t(reason, { limit }),
      })),
    ])
  })
}

/** What a form holds at this moment; redraws when the chosen part is another one. */
export function useFormState<Values extends object, Part>(
  { store }: Pick<Form<Values>, 'store'>,
  select: (snapshot: Snapshot<Values>) => Part,
): Part {
  const read = () => select(store.read())
  return useSyncExternalStore(store.subscribe, read, read)
}

export const FormContext = createContext<Form | null>(null)

/** The form around a field. */
export function useFormAround(): Form {
  const form = useContext(FormContext)
  if (!form) throw new Error('a field of a form stands outside of it')
  return form
}

/** What a field needs: its value, what is wrong with it, and how it is changed. */
export function useField<Value>(name: string, label: string) {
  const form = useFormAround()
  const value = useFormState(form, ({ values }) => valueAt(values, name))
  const problem = useFormState(form, ({ problems }) => problems.get(name))
  useEffect(() => {
    if (value === undefined) throw new Error(`the form has no field “${name}”`)
    form.fields.set(name, label)
    return () => void form.fields.delete(name)
  }, [form.fields, name, label, value])
  return useMemo(
    () => ({
      value: value as Value,
      problem,
      set: (next: Value) => form.set(name, next),
      rule: form.ruleOf(name),
      submit: form.submit,
    }),
    [value, problem, form, name],
  )
}

/** Once what is wrong is drawn, the first field of it on the page takes the focus. */
function focusProblem<Values extends object>(id: string, store: FormStore<Values>): void {
  requestAnimationFrame(() => {
    const { problems } = store.read()
    const fields = [...(document.getElementById(id)?.querySelectorAll<HTMLElement>('[data-field]') ?? [])]
    const first = fields.find(({ dataset }) => problems.has(dataset['field'] ?? ''))
    const wrong = first?.querySelector<HTMLElement>('[aria-invalid=true]')
    const control = first?.querySelector<HTMLElement>('input, select, textarea, button')
    const target = wrong ?? control
    target?.focus()
  })
}
