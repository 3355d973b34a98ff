import createClient, { type Client } from 'openapi-fetch'
import { requestTimeoutMs } from '../limits.ts'
import type { Send } from '../transport.ts'
import { withinTime } from '../within-time.ts'
import type { components, paths } from '../../build/staff-schema.d.ts'
import { StaffApiError } from './staff-api-error.ts'

export { StaffApiError } from './staff-api-error.ts'

/** The shapes the staff API answers with. */
export type StaffSchemas = components['schemas']

/** What a list can be asked for. */
export type StaffQuery<Path extends keyof paths> = paths[Path] extends {
  get: { parameters: { query?: infer Query } }
}
  ? NonNullable<Query>
  : never

/** The key of a repetition goes along as a plain header (`headers`), so no call asks for it among its parameters. */
type Keyless<Call> = Call extends { parameters: infer Parameters }
  ? Omit<Call, 'parameters'> & { parameters: Omit<Parameters, 'header'> & { header?: never } }
  : Call

type Calls = {
  [Path in keyof paths]: { [Method in keyof paths[Path]]: Keyless<paths[Path][Method]> }
}

export type StaffClient = Client<Calls>

type Options = { send?: Send; timeoutMs?: number }

/** Every call of the staff API, typed by its own document. What is refused is thrown. */
export function createStaffClient(baseUrl: string, { send = fetch, timeoutMs }: Options = {}): StaffClient {
  const fetchJudged = async (request: Request): Promise<Response> => {
    const call = new AbortController()
    const signal = AbortSignal.any([request.signal, call.signal])
    const sent = send(new Request(request, { credentials: 'same-origin', signal }))
    return withinTime(judged(sent), timeoutMs ?? requestTimeoutMs, (reason) => call.abort(reason))
  }
  return createClient<Calls>({ baseUrl, fetch: fetchJudged })
}

async function judged(answer: Promise<Response>): Promise<Response> {
  const response = await answer
  if (response.ok) return response
  throw new StaffApiError(response.status, await response.text())
}

/** The body of an answer; what was refused has been thrown. */
export async function read<T>(answer: Promise<{ data?: T }>): Promise<NonNullable<T>> {
  return (await answer).data as NonNullable<T>
}
