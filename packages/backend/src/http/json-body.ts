import { Refusal } from './problem.ts'
import { badInput } from './refusals.ts'

/** What a body may be (HTTP-9). */
const KB = 1024
const bodyLimitBytes = 256 * KB
const deepest = 32

const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * The JSON body with its field names as declared; undefined when the call carries another type. Clients write
 * null for what they leave out, and the type of JSON over an empty body (HTTP-12).
 */
export async function readJsonBody(request: Request, names: ReadonlyMap<string, string>): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/([a-z.-]+\+)?json\b/i.test(type)) return undefined
  if (request.headers.has('content-encoding')) {
    throw new Refusal({
      status: 415,
      code: 'unsupported-encoding',
      title: 'Send the body without compression.',
    })
  }
  const bytes = await readLimited(request).catch(refuseCutBody)
  return renamed(parse(bytes), names, 0) ?? {}
}

async function readLimited(request: Request): Promise<Uint8Array> {
  const length = request.headers.get('content-length')
  if (length !== null) {
    if (Number(length) > bodyLimitBytes) throw tooLarge()
    // HTTP lets no more than this come, and reading it whole needs no stream: half the work of a small call.
    return new Uint8Array(await request.arrayBuffer())
  }
  if (request.body === null) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > bodyLimitBytes) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** A client that goes away while it sends is no failure of ours, and its error looks like that of a database that is away. */
function refuseCutBody(error: unknown): never {
  if (error instanceof Refusal) throw error
  throw badInput('body', 'must arrive whole', 'malformed-json')
}

function tooLarge(): Refusal {
  return new Refusal({ status: 413, code: 'body-too-large', title: 'The body is larger than 256 kB.' })
}

function parse(bytes: Uint8Array): unknown {
  try {
    const text = utf8.decode(bytes)
    return text.trim() === '' ? null : JSON.parse(text)
  } catch {
    throw badInput('body', 'must be valid JSON in UTF-8', 'malformed-json')
  }
}

function renamed(value: unknown, names: ReadonlyMap<string, string>, depth: number): unknown {
  if (depth > deepest) throw badInput('body', `must not be nested deeper than ${deepest}`, 'malformed-json')
  if (typeof value === 'string') return requireText(value)
  if (Array.isArray(value)) return value.map((item) => renamed(item, names, depth + 1))
  if (typeof value !== 'object' || value === null) return value
  const fields: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(value)) {
    if (name === '__proto__' || field === null) continue
    fields[names.get(name.toLowerCase()) ?? requireText(name)] = renamed(field, names, depth + 1)
  }
  return fields
}

function requireText(text: string): string {
  if (text.includes('\0') || !text.isWellFormed())
    throw badInput('body', 'must not hold NUL or half characters')
  return text
}
