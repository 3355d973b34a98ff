import { randomUUID } from 'node:crypto'
import type { TestRequest, TestShop } from './test-shop.ts'
import { type AppContext, createStaffApi } from '@haverhof/backend'

export type StaffCalls = {
  app: ReturnType<typeof staffApiOf>
  /** Calls below /staff-api/v1, at the host of the back office unless told otherwise; changes get a key of their own. */
  request: (path: string, init?: TestRequest) => Promise<Response>
  /** The same, and reads the JSON of a 200. Any other status fails the test. */
  read: <Answer = unknown>(path: string, init?: TestRequest) => Promise<Answer>
}

/** Calls of the staff API with these headers, unless a call has its own. */
export function staffCalls({ context }: TestShop, callerHeaders: Record<string, string>): StaffCalls {
  const app = staffApiOf(context)
  const request: StaffCalls['request'] = async (path, init = {}) => {
    const { site = 'backoffice.localhost', json, headers, ...rest } = init
    const all = new Headers({ 'idempotency-key': randomUUID(), ...callerHeaders })
    for (const [name, value] of new Headers(headers)) all.set(name, value)
    all.set('host', site)
    if (json === undefined) return (await app).request(`/staff-api/v1${path}`, { ...rest, headers: all })
    all.set('content-type', 'application/json')
    const method = rest.method ?? 'POST'
    const sent = { ...rest, method, headers: all, body: JSON.stringify(json) }
    return (await app).request(`/staff-api/v1${path}`, sent)
  }
  return {
    app,
    request,
    read: async <Answer>(path: string, init?: TestRequest) => {
      const response = await request(path, init)
      if (response.status !== 200)
        throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
      return (await response.json()) as Answer
    },
  }
}

type StaffApi = ReturnType<typeof createStaffApi>

const started = new WeakMap<AppContext, StaffApi>()

/** The staff API of a shop: one for all who call it, as in a running shop. To declare its calls takes as long as to answer twenty. */
function staffApiOf(context: AppContext): StaffApi {
  const api = started.get(context) ?? createStaffApi(context)
  started.set(context, api)
  return api
}
