type Schema = {
  $ref?: string
  type?: string | readonly string[]
  properties?: Record<string, Schema>
  required?: readonly string[]
  additionalProperties?: Schema | boolean
  items?: Schema
  oneOf?: readonly Schema[]
  anyOf?: readonly Schema[]
  enum?: readonly unknown[]
} & Record<string, unknown>

type Call = { requestBody?: { content?: Record<string, { schema?: Schema }> } }

type ApiDocument = {
  paths?: Record<string, Record<string, Call>>
  components?: { schemas?: Record<string, Schema> }
}

type Rule = Record<string, unknown>
type Rules = Record<string, Rule>

const ruleWords = [
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'pattern',
  'format',
]

/** What the document says about the fields of every request body, by call and path: `grants.*.role` is a field of each item. */
export function requestRulesOf(api: object): Record<string, Rules> {
  const document = api as ApiDocument
  const calls = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, call]) => {
      const schema = call.requestBody?.content?.['application/json']?.schema
      const rules = schema ? rulesBelow(schema, document) : {}
      return Object.keys(rules).length > 0 ? [[`${method.toUpperCase()} ${path}`, rules] as const] : []
    }),
  )
  return Object.fromEntries(calls.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

function rulesBelow(schema: Schema, document: ApiDocument): Rules {
  const variants = schema.oneOf ?? schema.anyOf
  if (schema.$ref) return rulesBelow(document.components?.schemas?.[lastPart(schema.$ref)] ?? {}, document)
  if (variants) return sharedRules(variants.map((variant) => rulesBelow(variant, document)))
  const parts: [string, Schema, boolean][] = Object.entries(schema.properties ?? {}).map(([name, part]) => [
    name,
    part,
    schema.required?.includes(name) ?? false,
  ])
  if (schema.items) parts.push(['*', schema.items, false])
  if (Object.keys(Object(schema.additionalProperties)).length > 0)
    parts.push(['*', schema.additionalProperties as Schema, false])
  return Object.fromEntries(
    parts.flatMap(([name, part, isRequired]) => {
      const below = Object.entries(rulesBelow(part, document))
      const own = ruleOf(part, isRequired)
      return [
        ...(Object.keys(own).length > 0 ? [[name, own] as const] : []),
        ...below.map(([path, rule]) => [`${name}.${path}`, rule] as const),
      ]
    }),
  )
}

/** What may be null may be left out of a form. */
function ruleOf(schema: Schema, isRequired: boolean): Rule {
  const isNullable = Array.isArray(schema.type) && schema.type.includes('null')
  const limits = ruleWords.flatMap((name) => (schema[name] === undefined ? [] : [[name, schema[name]]]))
  const values = schema.enum?.filter((value) => value !== null)
  return {
    ...(isRequired && !isNullable && { required: true }),
    ...([schema.type].flat().includes('integer') && { integer: true }),
    ...Object.fromEntries(limits),
    ...(values && { enum: values }),
  }
}

/** A body that takes one of several shapes keeps the rules that each shape with the field has. */
function sharedRules(variants: readonly Rules[]): Rules {
  const paths = new Set(variants.flatMap((rules) => Object.keys(rules)))
  return Object.fromEntries(
    [...paths].flatMap((path) => {
      const rules = variants.flatMap((variant): Rule[] => (variant[path] ? [variant[path]] : []))
      const [first = {}] = rules
      const shared = Object.entries(first).filter(
        ([name, value]) =>
          (name !== 'required' || rules.length === variants.length) &&
          rules.every((rule) => JSON.stringify(rule[name]) === JSON.stringify(value)),
      )
      return shared.length > 0 ? [[path, Object.fromEntries(shared)]] : []
    }),
  )
}

function lastPart(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1)
}

/** As a module of the client. */
export function requestRulesModule(api: object): string {
  const lines = Object.entries(requestRulesOf(api)).map(
    ([call, rules]) => `  ${JSON.stringify(call)}: ${JSON.stringify(rules)},`,
  )
  return [
    '// Made by scripts/generate-client.ts from the document of the staff API.',
    '',
    'export const requestRules = {',
    ...lines,
    '} as const',
    '',
  ].join('\n')
}
