type Schema = {
  $ref?: string
  type?: string | readonly string[]
  properties?: Record<string, Schema>
  required?: readonly string[]
  additionalProperties?: Schema | boolean
  items?: Schema
  oneOf?: readonly Schema[]
  anyOf?: readonly Schema[]
  allOf?: readonly Schema[]
  enum?: readonly unknown[]
}
type Content = Record<string, { schema?: Schema }>
type Answer = { $ref?: string; content?: Content }
type Parameter = { $ref?: string; name: string; in: string; required?: boolean; schema?: Schema }
type Call = {
  parameters?: readonly Parameter[]
  requestBody?: { required?: boolean; content?: Content }
  responses?: Record<string, Answer>
}
type Methods = Record<string, Call>
export type ApiDocument = {
  paths?: Record<string, Methods>
  webhooks?: Record<string, Methods>
  components?: {
    schemas?: Record<string, Schema>
    parameters?: Record<string, Parameter>
    responses?: Record<string, Answer>
  }
}

/** One value of a body or an address: `lines.*.amount`. */
type Field = { types: string[]; isRequired: boolean; values: string[] | null }
type Fields = Map<string, Field>
/** Callers read what is answered and write what is asked: a reader bears more fields, a writer fewer demands. */
type Side = 'read' | 'written'

/**
 * What a program that was written for the older document can no longer do or rely on: calls, answers, fields and words that are gone,
 * demands that are new, types that differ. What was added is not named.
 */
export function lostFrom(older: object, newer: object): string[] {
  const bodies = (document: object) => new Map(bodiesOf(document))
  const after = bodies(newer)
  return [...bodies(older)].flatMap(([name, { side, fields }]) => {
    const now = after.get(name)
    if (!now) return [`${name} is gone`]
    const lost = side === 'read' ? lostToReaders(fields, now.fields) : lostToWriters(fields, now.fields)
    return lost.map((each) => `${name}: ${each}`)
  })
}

function lostToReaders(before: Fields, after: Fields): string[] {
  return [...before].flatMap(([path, field]) => {
    const now = after.get(path)
    if (!now) return [`${path} is gone`]
    const other = now.types.filter((type) => !field.types.includes(type))
    return [
      ...(field.isRequired && !now.isRequired ? [`${path} may be missing`] : []),
      ...(other.length > 0 ? [`${path} may be ${other.join(', ')}`] : []),
      ...goneValues(path, field, now),
    ]
  })
}

function lostToWriters(before: Fields, after: Fields): string[] {
  const taken = [...before].flatMap(([path, field]) => {
    const now = after.get(path)
    if (!now) return [`${path} is gone`]
    const other = field.types.filter((type) => !now.types.includes(type))
    return [
      ...(other.length > 0 ? [`${path} may not be ${other.join(', ')}`] : []),
      ...(field.values === null && now.values !== null ? [`${path} takes words of a list alone`] : []),
      ...goneValues(path, field, now),
    ]
  })
  const demanded = [...after]
    .filter(([path, now]) => now.isRequired && !before.get(path)?.isRequired)
    .map(([path]) => `${path} is required`)
  return [...taken, ...demanded]
}

function goneValues(path: string, { values }: Field, now: Field): string[] {
  const gone = now.values === null ? [] : (values ?? []).filter((value) => !now.values?.includes(value))
  return gone.map((value) => `${path} is never ${value}`)
}

/** Every body and address that a document speaks of, by call. */
function* bodiesOf(document: ApiDocument): Generator<[string, { side: Side; fields: Fields }]> {
  for (const [path, methods] of Object.entries(document.paths ?? {}))
    for (const [method, call] of Object.entries(methods)) {
      const name = `${method.toUpperCase()} ${path}`
      yield [name, { side: 'written', fields: writtenFields(call, document) }]
      for (const [status, answer] of Object.entries(call.responses ?? {}))
        if (status.startsWith('2')) yield* answersOf(`${name} ${status}`, resolve(answer, document), document)
    }
  for (const [name, methods] of Object.entries(document.webhooks ?? {}))
    for (const call of Object.values(methods))
      yield* answersOf(`webhook ${name}`, { content: call.requestBody?.content ?? {} }, document)
}

function* answersOf(
  name: string,
  { content = {} }: Answer,
  document: ApiDocument,
): Generator<[string, { side: Side; fields: Fields }]> {
  const nothing = { side: 'read' as const, fields: new Map() }
  if (Object.keys(content).length === 0) yield [name, nothing]
  for (const [type, { schema = {} }] of Object.entries(content))
    yield [`${name} ${type}`, { side: 'read', fields: fieldsOf(schema, document) }]
}

function writtenFields({ parameters = [], requestBody }: Call, document: ApiDocument): Fields {
  const fields: Fields = new Map()
  for (const each of parameters) {
    const { name, in: where, required = false, schema = {} } = resolve(each, document)
    for (const [path, field] of fieldsOf(schema, document))
      fields.set(`${where} ${name}${path}`, { ...field, isRequired: path === '' && required })
  }
  for (const { schema = {} } of Object.values(requestBody?.content ?? {}))
    for (const [path, field] of fieldsOf(schema, document))
      fields.set(
        `body ${path}`,
        path === '' ? { ...field, isRequired: requestBody?.required ?? false } : field,
      )
  return fields
}

/** The fields of a schema by path; that of the schema itself is empty. What contains itself is followed once. */
function fieldsOf(schema: Schema, document: ApiDocument, within: readonly Schema[] = []): Fields {
  if (within.includes(schema)) return new Map([['', ownField(schema)]])
  const inside = [...within, schema]
  if (schema.$ref) return fieldsOf(resolve(schema, document), document, inside)
  const variants = schema.oneOf ?? schema.anyOf
  if (variants) return eitherOf(variants.map((each) => fieldsOf(each, document, inside)))
  const fields: Fields = new Map([['', ownField(schema)]])
  for (const part of schema.allOf ?? []) merge(fields, fieldsOf(part, document, inside))
  for (const [name, part] of partsOf(schema))
    for (const [path, field] of fieldsOf(part, document, inside)) {
      const isRequired = path === '' ? (schema.required?.includes(name) ?? false) : field.isRequired
      fields.set(path === '' ? name : `${name}.${path}`, { ...field, isRequired })
    }
  return fields
}

function ownField({ type, enum: values }: Schema): Field {
  const types = type === undefined ? [] : [type].flat()
  return { types, isRequired: false, values: values?.map((value) => JSON.stringify(value)) ?? null }
}

function partsOf({ properties = {}, items, additionalProperties }: Schema): [string, Schema][] {
  const rest = typeof additionalProperties === 'object' ? additionalProperties : undefined
  const each = [items, rest].filter((schema) => schema !== undefined)
  return [...Object.entries(properties), ...each.map((schema) => ['*', schema] as [string, Schema])]
}

/** All parts of `allOf` hold: what one of them says is said. */
function merge(fields: Fields, more: Fields): void {
  for (const [path, field] of more) {
    const oldField = fields.get(path)
    const types = [...new Set([...(oldField?.types ?? []), ...field.types])]
    const isRequired = field.isRequired || (oldField?.isRequired ?? false)
    fields.set(path, { types, isRequired, values: field.values ?? oldField?.values ?? null })
  }
}

/** One of several shapes holds: a field is required where every shape asks for it, and has the words and types of all. */
function eitherOf(shapes: readonly Fields[]): Fields {
  const paths = new Set(shapes.flatMap((shape) => [...shape.keys()]))
  return new Map([...paths].map((path) => [path, eitherField(shapes.map((shape) => shape.get(path)))]))
}

function eitherField(among: readonly (Field | undefined)[]): Field {
  const fields = among.filter((field) => field !== undefined)
  const isAnyWord = fields.some(({ values }) => values === null)
  return {
    types: [...new Set(fields.flatMap(({ types }) => types))],
    isRequired: fields.length === among.length && fields.every(({ isRequired }) => isRequired),
    values: isAnyWord ? null : [...new Set(fields.flatMap(({ values }) => values ?? []))],
  }
}

/** What `#/components/<kind>/<name>` refers to. */
function resolve<Part extends { $ref?: string }>(part: Part, document: ApiDocument): Part {
  if (!part.$ref) return part
  const [kind = '', name = ''] = part.$ref.split('/').slice(-2)
  const target = (document.components as Record<string, Record<string, Part>> | undefined)?.[kind]?.[name]
  if (!target) throw new Error(`${part.$ref} is not in the document`)
  return resolve(target, document)
}
