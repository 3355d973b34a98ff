import { addMember, openSession } from '@haverhof/backend/staff'
import { backofficeOrigin } from '@haverhof/backend/config'
import { inTransaction } from '@haverhof/backend/database'
import type { Grant, Role } from '@haverhof/domain/backoffice'
import { randomUUID } from 'node:crypto'
import { type StaffCalls, staffCalls } from './staff-calls.ts'
import type { TestShop } from './test-shop.ts'

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
export type TestMember = StaffCalls & {
  memberId: number
  emailAddress: string
  /** The cookie of the session, as the browser sends it. */
  cookie: string
}

export async function startMember(shop: TestShop, options: MemberOptions = {}): Promise<TestMember> {
  const { role = 'owner', siteIds = null, steppedUp = true } = options
  const grants = options.grants ?? [{ role, siteIds, languageIds: null }]
  const { emailAddress = `${randomUUID()}@staff.example` } = options
  const now = shop.clock.now()
  const { memberId, secret } = await inTransaction(shop.context, async (transaction) => {
    const memberId = await addMember(transaction, { emailAddress, name: 'Ines', language: 'nl', grants, now })
    if (memberId === null) throw new Error(`${emailAddress} is a member already`)
    return { memberId, secret: await openSession(transaction, sessionOf(memberId, steppedUp, now)) }
  })
  const cookie = `__Host-staff=${secret}`
  return { memberId, emailAddress, cookie, ...startBrowser(shop, cookie) }
}

const sessionOf = (memberId: number, isSteppedUp: boolean, now: Date) =>
  ({ memberId, way: 'passkey', browser: 'test', isSteppedUp, now }) as const

/** The same member, signed in on another device too. */
export async function onAnotherDevice(shop: TestShop, member: TestMember): Promise<TestMember> {
  const { memberId, emailAddress } = member
  const session = sessionOf(memberId, true, shop.clock.now())
  const secret = await inTransaction(shop.context, (transaction) => openSession(transaction, session))
  const cookie = `__Host-staff=${secret}`
  return { memberId, emailAddress, cookie, ...startBrowser(shop, cookie) }
}

/** A browser at the back office, with the cookie it is given. */
export function startBrowser(shop: TestShop, cookie = ''): StaffCalls {
  const origin = backofficeOrigin(shop.context.env) ?? ''
  return staffCalls(shop, { cookie, origin, 'sec-fetch-site': 'same-origin' })
}
