/** What the API's document says about a field. */
export type FieldRule = {
  readonly required?: boolean
  readonly integer?: boolean
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly pattern?: string
  readonly format?: string
  readonly enum?: readonly unknown[]
}

/** The rules of a call by the path of the field; `*` stands for each item of a list. */
export type FormRules = Readonly<Record<string, FieldRule>>

export type RuleProblem = {
  parameter: string
  reason:
    | 'required'
    | 'too-short'
    | 'too-long'
    | 'too-small'
    | 'too-large'
    | 'too-few'
    | 'too-many'
    | 'invalid'
  limit: number
}

/** What the API would refuse about a body, by field. */
export function ruleProblems(rules: FormRules, body: unknown): RuleProblem[] {
  return Object.entries(rules).flatMap(([pattern, rule]) =>
    fieldsAt(body, pattern.split('.')).flatMap(({ parameter, value }) => {
      const broken = brokenBy(value, rule)
      return broken ? [{ parameter, reason: broken[0], limit: broken[1] }] : []
    }),
  )
}

/** The rule of a field by its name: that of `grants.3.role` is written `grants.*.role`. */
export function ruleOf(rules: FormRules, name: string): FieldRule {
  return rules[name] ?? rules[name.replaceAll(/\.\d+(?=\.|$)/g, '.*')] ?? {}
}

/** Whether a field may not stay empty. A text that has to be sent may be empty where the document does not say otherwise. */
export function isNeeded({ required = false, minLength = 0, ...rule }: FieldRule): boolean {
  return required && (minLength > 0 || rule.enum !== undefined || rule.minimum !== undefined)
}

type Field = { parameter: string; value: unknown }

/** Nothing where the thing that the field is part of is not there. */
function fieldsAt(body: unknown, path: readonly string[], before = ''): Field[] {
  const [key = '', ...rest] = path
  if (typeof body !== 'object' || body === null) return []
  const keys = key === '*' ? Object.keys(body) : [key]
  return keys.flatMap((each) => {
    const [parameter, value] = [before + each, (body as Record<string, unknown>)[each]]
    return rest.length === 0 ? [{ parameter, value }] : fieldsAt(value, rest, `${parameter}.`)
  })
}

function brokenBy(value: unknown, rule: FieldRule): [RuleProblem['reason'], number] | null {
  if (value === null || value === undefined) return rule.required ? ['required', 0] : null
  if (typeof value === 'string') return brokenByText(value, rule)
  if (typeof value === 'number') {
    const { minimum = -Infinity, maximum = Infinity } = rule
    if (Number.isNaN(value) || (rule.integer && !Number.isInteger(value))) return ['invalid', 0]
    return value < minimum ? ['too-small', minimum] : value > maximum ? ['too-large', maximum] : null
  }
  if (!Array.isArray(value)) return null
  const { minItems = 0, maxItems = Infinity } = rule
  return value.length < minItems
    ? ['too-few', minItems]
    : value.length > maxItems
      ? ['too-many', maxItems]
      : null
}

function brokenByText(
  value: string,
  { minLength = 0, maxLength = Infinity, pattern, ...rule }: FieldRule,
): [RuleProblem['reason'], number] | null {
  if (value === '' && minLength > 0) return ['required', 0]
  if (value.length < minLength) return ['too-short', minLength]
  if (value.length > maxLength) return ['too-long', maxLength]
  const isOther = rule.enum !== undefined && !rule.enum.includes(value)
  return isOther || (pattern !== undefined && !new RegExp(pattern).test(value)) ? ['invalid', 0] : null
}
