import { createToken } from '@haverhof/backend/backoffice'
import { type Permission, permissions as allPermissions } from '@haverhof/domain/backoffice'
import { randomUUID } from 'node:crypto'
import { staffApiOf } from './staff-api.ts'
import type { TestRequest, TestShop } from './test-shop.ts'

export type StaffOptions = {
  permissions?: readonly Permission[]
  siteIds?: readonly number[] | null
  endsAt?: Date | null
}

/** Another program with a token of the staff API. */
export type TestStaff = {
  tokenId: number
  token: string
  app: ReturnType<typeof staffApiOf>
  /** Calls below /staff-api/v1, at the host of the back office unless told otherwise; changes get a key of their own. */
  request: (path: string, init?: TestRequest) => Promise<Response>
  /** The same, and reads the JSON of a 200. Any other status fails the test. */
  read: <Answer = unknown>(path: string, init?: TestRequest) => Promise<Answer>
}

/** With every permission on every site, unless told otherwise. */
export async function startStaff(shop: TestShop, options: StaffOptions = {}): Promise<TestStaff> {
  const { permissions = allPermissions, siteIds = null, endsAt = null } = options
  const made = await createToken(shop.context, { name: 'test', permissions, siteIds, endsAt, by: 'test' })
  const app = staffApiOf(shop.context)
  const request: TestStaff['request'] = async (path, init = {}) => {
    const { site = 'backoffice.localhost', json, headers, ...rest } = init
    const all = new Headers(headers)
    all.set('host', site)
    if (!all.has('authorization')) all.set('authorization', `Bearer ${made.token}`)
    if (!all.has('idempotency-key')) all.set('idempotency-key', randomUUID())
    if (json === undefined) return (await app).request(`/staff-api/v1${path}`, { ...rest, headers: all })
    all.set('content-type', 'application/json')
    const method = rest.method ?? 'POST'
    return (await app).request(`/staff-api/v1${path}`, {
      ...rest,
      method,
      headers: all,
      body: JSON.stringify(json),
    })
  }
  return {
    ...made,
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
