import { ApiError } from './api-error.ts'
import { requestTimeoutMs } from './limits.ts'
import type { Scope } from './transport.ts'
import { withinTime } from './within-time.ts'

/** What a call is answered with in the process of the API itself. */
export type DirectAnswer = { status: number; text: string; headers: () => Iterable<[string, string]> }

/** The API in this process: it takes a request and gives the text of its answer. */
export type Direct = (request: Request) => Promise<DirectAnswer>

type Options = { direct: Direct; scope: Scope; cookie: string | undefined; timeoutMs?: number }

/**
 * API-CLIENT-4 without a connection: nothing is encoded, streamed or aborted on a way that is a function call. The time limit
 * ends with its call.
 */
export function directCarrier({ direct, scope, cookie, timeoutMs = requestTimeoutMs }: Options) {
  const headers = {
    accept: 'application/json',
    'x-requested-with': 'XMLHttpRequest',
    siteid: String(scope.siteId),
    languageid: String(scope.languageId),
    ...(cookie !== undefined && { cookie }),
  }
  class Request extends DirectRequest {
    constructor(url: string, init: Init) {
      super(url, init, headers)
    }
  }
  return {
    Request: Request as unknown as typeof globalThis.Request,
    fetch: async (request: globalThis.Request): Promise<Response> => {
      const { status, text, headers: given } = await withinTime(direct(request), timeoutMs)
      if (status !== 200 && status !== 204) throw new ApiError(status, text, Object.fromEntries(given()))
      const answer = { status, ok: true, headers: noHeaders, text: () => Promise.resolve(text) }
      return answer as unknown as Response
    },
  }
}

type Init = { method?: string; body?: unknown; headers: Headers }

const noHeaders = new Headers()

/** As much of a request as the API reads. */
class DirectRequest {
  readonly method: string
  readonly url: string
  readonly headers: DirectHeaders
  readonly body = null
  readonly #text: string

  constructor(url: string, { method = 'GET', body, headers }: Init, own: Readonly<Record<string, string>>) {
    if (body !== undefined && typeof body !== 'string') throw new TypeError('Only texts stay in the process')
    this.url = url
    this.method = method
    this.#text = body ?? ''
    const length = { 'content-length': String(Buffer.byteLength(this.#text)) }
    const given = body === undefined ? {} : { ...Object.fromEntries(headers), ...length }
    this.headers = new DirectHeaders({ ...given, ...own })
  }

  text(): Promise<string> {
    return Promise.resolve(this.#text)
  }

  json(): Promise<unknown> {
    return Promise.resolve(this.#text).then(JSON.parse)
  }

  arrayBuffer(): Promise<Uint8Array> {
    return Promise.resolve(Buffer.from(this.#text))
  }
}

class DirectHeaders {
  readonly #fields: Readonly<Record<string, string>>

  constructor(fields: Readonly<Record<string, string>>) {
    this.#fields = fields
  }

  get(name: string): string | null {
    return this.#fields[name.toLowerCase()] ?? null
  }

  has(name: string): boolean {
    return this.get(name) !== null
  }

  forEach(visit: (value: string, name: string) => void): void {
    for (const [name, value] of Object.entries(this.#fields)) visit(value, name)
  }
}
