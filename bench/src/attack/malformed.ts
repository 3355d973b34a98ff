import type { Call } from './ask.ts'
import {
  type ApiDocument,
  type Operation,
  operationsOf,
  resolved,
  sampleOf,
  type Schema,
  typeOf,
} from './document.ts'
import { hostileBodies, type HostileValue, hostileValues } from './hostile-values.ts'

/** One place of one call that takes a value. */
export type Target = {
  operation: Operation
  location: 'path' | 'query' | 'header' | 'body'
  /** Of a parameter, or of a field with its way: `address.zipcode`, `products.0.count`. */
  name: string
}

/** Every parameter and every field of every call. */
export function targetsOf(document: ApiDocument): Target[] {
  return operationsOf(document).flatMap((operation) => [
    ...operation.parameters.map(({ in: location, name }) => ({ operation, location, name })),
    ...(operation.body ? fieldsOf(operation.body.schema, document) : []).map((name) => ({
      operation,
      location: 'body' as const,
      name,
    })),
  ])
}

const deepest = 4

function fieldsOf(schema: Schema, document: ApiDocument, depth = 0): string[] {
  const target = resolved(schema, document)
  const type = typeOf(target)
  const parts: [string, Schema][] =
    type === 'array' && target.items ? [['0', target.items]] : Object.entries(target.properties ?? {})
  return parts.flatMap(([name, part]) => [
    name,
    ...(depth < deepest ? fieldsOf(part, document, depth + 1).map((rest) => `${name}.${rest}`) : []),
  ])
}

export type MalformedCall = { name: string; operation: Operation; call: Call }

/** Every place with every hostile value, one value after the other, so that every place comes early; then bodies that are none. */
export function* malformedCalls(
  document: ApiDocument,
  shuffled: <T>(items: readonly T[]) => T[],
): Generator<MalformedCall> {
  const targets = targetsOf(document)
  const values = shuffled(hostileValues)
  const bodies = operationsOf(document).filter(({ body }) => body)
  for (let round = 0; round < values.length; round += 1) {
    for (const [turn, target] of shuffled(targets).entries()) {
      const value = values[(round + turn) % values.length] as HostileValue
      yield malformedCall(document, target, value)
    }
    const { name, body } = hostileBodies[round % hostileBodies.length] ?? { name: '', body: '' }
    for (const operation of bodies)
      yield { name: `body: ${name}`, operation, call: { ...plainCall(document, operation), body } }
  }
}

export function malformedCall(document: ApiDocument, target: Target, value: HostileValue): MalformedCall {
  const { operation, location, name } = target
  const call = plainCall(
    document,
    operation,
    location === 'body' ? {} : { [`${location} ${name}`]: value.encoded },
  )
  if (location === 'header') call.headers = { ...call.headers, [name]: headerText(value.encoded) }
  if (location === 'body' && operation.body) {
    const sample = withField(sampleOf(operation.body.schema, document), name.split('.'))
    call.body = JSON.stringify(sample).replace(`"${mark}"`, () => value.json)
  }
  return { name: `${location} ${name}: ${value.name}`, operation, call }
}

/** The call with a fitting value in every place but those that are told, which are written as they are. */
export function plainCall(
  document: ApiDocument,
  { method, path, parameters, body }: Operation,
  values: Record<string, string> = {},
): Call {
  const valueOf = (name: string, location: string) => {
    const schema = parameters.find(
      (parameter) => parameter.name === name && parameter.in === location,
    )?.schema
    return values[`${location} ${name}`] ?? encodeURIComponent(String(sampleOf(schema ?? {}, document)))
  }
  const query = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name }) => `${name}=${valueOf(name, 'query')}`)
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => valueOf(name, 'path'))
  return {
    method,
    path: query.length > 0 ? `${filled}?${query.join('&')}` : filled,
    headers: { ...(body && { 'content-type': typeWithBoundary(body.contentType) }) },
    ...(body && { body: JSON.stringify(sampleOf(body.schema, document)) }),
  }
}

const mark = '@@hostile@@'

function withField(sample: unknown, [first, ...rest]: string[]): unknown {
  if (first === undefined) return mark
  if (Array.isArray(sample)) return [withField(sample[0], rest)]
  const fields = typeof sample === 'object' && sample !== null ? (sample as Record<string, unknown>) : {}
  return { ...fields, [first]: withField(fields[first], rest) }
}

/** Node lets nothing else pass; a proxy would not either. */
function headerText(encoded: string): string {
  const raw = encoded.replaceAll(/%([0-9A-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  )
  return raw.replaceAll(/[^\x20-\x7e\x80-\xff]/g, '?')
}

function typeWithBoundary(contentType: string): string {
  return contentType.startsWith('multipart/') ? `${contentType}; boundary=x` : contentType
}
