import { addMember, openSession } from '@haverhof/backend/backoffice'
import { backofficeOrigin } from '@haverhof/backend/config'
import { inTransaction } from '@haverhof/backend/database'
import type { Grant, Role } from '@haverhof/domain/backoffice'
import { randomUUID } from 'node:crypto'
import { staffApiOf } from './staff-api.ts'
import type { TestRequest, TestShop } from './test-shop.ts'

export type MemberOptions = {
  /** On all sites and in all languages, unless `siteIds` narrows it. An owner without a word. */
  role?: Role
  siteIds?: readonly number[] | null
  /** Instead of one role. */
  grants?: readonly Grant[]
  /** Whether the member has just proved once more who it is. True without a word. */
  steppedUp?: boolean
  emailAddress?: string
}

/** A member of staff who is signed in at a browser. */
export type TestMember = {
  memberId: number
  emailAddress: string
  /** The cookie of the session, as the browser sends it. */
  cookie: string
  app: ReturnType<typeof staffApiOf>
  /** Calls below /staff-api/v1 as pages of the back office make them; changes get a key of their own. */
  request: (path: string, init?: TestRequest) => Promise<Response>
  /** The same, and reads the JSON of a 200. Any other status fails the test. */
  read: <Answer = unknown>(path: string, init?: TestRequest) => Promise<Answer>
}

export async function startMember(shop: TestShop, options: MemberOptions = {}): Promise<TestMember> {
  const { role = 'owner', siteIds = null, steppedUp = true } = options
  const grants = options.grants ?? [{ role, siteIds, languageIds: null }]
  const { emailAddress = `${randomUUID()}@staff.example` } = options
  const now = shop.clock.now()
  const { memberId, secret } = await inTransaction(shop.context, async (transaction) => {
    const made = await addMember(transaction, { emailAddress, name: 'Ines', language: 'nl', grants, now })
    if (made === null) throw new Error(`${emailAddress} is a member already`)
    const session = { memberId: made, way: 'passkey', browser: 'test', isSteppedUp: steppedUp, now } as const
    return { memberId: made, secret: await openSession(transaction, session) }
  })
  const cookie = `__Host-staff=${secret}`
  return { memberId, emailAddress, cookie, ...startBrowser(shop, cookie) }
}

/** A browser at the back office, with the cookie it is given. */
export function startBrowser(shop: TestShop, cookie = ''): Pick<TestMember, 'app' | 'request' | 'read'> {
  const app = staffApiOf(shop.context)
  const request: TestMember['request'] = async (path, init = {}) => {
    const { site = 'backoffice.localhost', json, headers, ...rest } = init
    const all = new Headers({
      cookie,
      origin: backofficeOrigin(shop.context.env) ?? '',
      'sec-fetch-site': 'same-origin',
      'idempotency-key': randomUUID(),
    })
    for (const [name, value] of new Headers(headers)) all.set(name, value)
    all.set('host', site)
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
