/** As much of OpenAPI as the shop's document uses. */
export type Schema = {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  example?: unknown
  default?: unknown
  minimum?: number
  minLength?: number
  format?: string
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}

type Parameter = { name: string; in: 'path' | 'query' | 'header'; schema?: Schema }
type Content = Record<string, { schema?: Schema }>
type DeclaredCall = { parameters?: Parameter[]; requestBody?: { content: Content } }
export type ApiDocument = {
  paths: Record<string, Record<string, DeclaredCall>>
  components: { schemas: Record<string, Schema> }
}

export type Operation = {
  method: string
  path: string
  parameters: readonly Parameter[]
  body: { contentType: string; schema: Schema } | null
}

/** Every call that the document names, once per shape of its body: one that is added tomorrow is among them. */
export function operationsOf(document: ApiDocument): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { parameters = [], requestBody }]) =>
      bodiesOf(requestBody?.content ?? {}, document).map((body) => ({
        method: method.toUpperCase(),
        path,
        parameters,
        body,
      })),
    ),
  )
}

function bodiesOf(content: Content, document: ApiDocument): Operation['body'][] {
  const [contentType, { schema = {} } = {}] = Object.entries(content)[0] ?? []
  if (contentType === undefined) return [null]
  return shapesOf(schema, document).map((shape) => ({ contentType, schema: shape }))
}

function shapesOf(schema: Schema, document: ApiDocument): Schema[] {
  const name = schema.$ref?.split('/').at(-1)
  if (name) return shapesOf(document.components.schemas[name] ?? {}, document)
  return schema.oneOf ?? schema.anyOf ?? [schema]
}

export function resolved(schema: Schema, document: ApiDocument): Schema {
  const name = schema.$ref?.split('/').at(-1)
  if (name) return resolved(document.components.schemas[name] ?? {}, document)
  const [first] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []
  return first ? resolved(first, document) : schema
}

const deepest = 6

/** A value that the schema takes, so that a call is refused for nothing but what is wrong with it on purpose. */
export function sampleOf(schema: Schema, document: ApiDocument, depth = 0): unknown {
  const target = resolved(schema, document)
  if (target.example !== undefined) return target.example
  if (target.enum) return target.enum[0]
  if (depth > deepest) return null
  switch (typeOf(target)) {
    case 'object':
      return Object.fromEntries(
        Object.entries(target.properties ?? {}).map(([name, part]) => [
          name,
          sampleOf(part, document, depth + 1),
        ]),
      )
    case 'array':
      return target.items ? [sampleOf(target.items, document, depth + 1)] : []
    case 'integer':
    case 'number':
      return Math.max(1, target.minimum ?? 1)
    case 'boolean':
      return true
    default:
      return target.format === 'uri' ? 'https://haverhof.nl/' : 'x'.repeat(Math.max(8, target.minLength ?? 0))
  }
}

export function typeOf({ type, properties }: Schema): string {
  return [type ?? []].flat().find((name) => name !== 'null') ?? (properties ? 'object' : 'string')
}
