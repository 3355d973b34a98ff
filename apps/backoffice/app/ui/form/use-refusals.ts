import { useTextsByName, useTranslations } from '#texts'
import { StaffApiError } from '../../platform/api'
import { useRefusalText } from '../../platform/use-refusal-text'
import { type FormRules, ruleOf } from './form-rules'
import type { Conflict, FormStore, Problem } from './form-store'

type Named = { parameter: string; message: string; max?: number }

type Refused = {
  parameter?: string
  errors?: readonly Named[]
  conflicts?: readonly { path: string; theirs: unknown; by?: string; at?: string }[]
}

type Options = {
  fields: ReadonlyMap<string, string>
  rules: FormRules
  fieldOf: ((parameter: string) => string) | undefined
}

/** Puts what the server refused beside the fields that it names. */
export function useRefusals<Values extends object>(
  store: FormStore<Values>,
  { fields, rules, fieldOf }: Options,
) {
  const refusalText = useRefusalText()
  const codes = useTextsByName('office-refusals')
  const reasons = useTextsByName('office-shell.form.problems')
  const t = useTranslations('office-shell.form.problems')
  /** The field itself, or the row or group that it is part of. */
  const fieldAt = (parameter: string): string | undefined => {
    const name = fieldOf?.(parameter) ?? parameter
    if (fields.has(name)) return name
    const end = name.lastIndexOf('.')
    return end < 0 ? undefined : fieldAt(name.slice(0, end))
  }
  /** By the name of the reason, else by the code of the refusal: sentences of the API are for programs. */
  const wordsOf = ({ parameter, message, max }: Named, error: StaffApiError): string => {
    const limit = max ?? ruleOf(rules, parameter).maxLength ?? 0
    if (message === 'too-long') return t('too-long', { limit })
    const text = reasons[message] ?? codes[message]
    if (text) return text
    return general.has(error.code) ? t('invalid') : refusalText(error)
  }
  return {
    textOf: refusalText,
    /** False where the refusal names no field. */
    place(error: Error): boolean {
      if (!(error instanceof StaffApiError)) return false
      const { parameter, errors, conflicts = [] } = error.problem as Refused
      if (conflicts.length > 0) {
        store.disagree(conflicts.map(conflictOf))
        return true
      }
      const named: readonly Named[] =
        errors ?? (parameter === undefined ? [] : [{ parameter, message: error.code }])
      const problems = named.flatMap((each): Problem[] => {
        const field = fieldAt(each.parameter)
        return field ? [{ parameter: field, reason: 'server', words: wordsOf(each, error) }] : []
      })
      if (problems.length > 0) store.refuse(problems)
      return problems.length > 0
    },
  }
}

/** Codes that name no specific problem. */
const general = new Set(['bad-input', 'invalid-fields', 'bad-values'])

/** The API names a field as a JSON Pointer. */
function conflictOf(conflict: NonNullable<Refused['conflicts']>[number]): Conflict {
  const { path, theirs, by = null, at = null } = conflict
  return { parameter: path.slice(1).replaceAll('/', '.'), theirs, by, at }
}
