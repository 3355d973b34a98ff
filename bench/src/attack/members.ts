import { createAppContext } from '@haverhof/backend'
import { addMember, openSession } from '@haverhof/backend/staff'
import { backofficeOrigin, readEnv } from '@haverhof/backend/config'
import { inTransaction } from '@haverhof/backend/database'
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Answer, ask } from './ask.ts'
import { backofficeHost } from './attacked-shop.ts'
import type { World } from './world.ts'

type Role = Parameters<typeof addMember>[1]['grants'][number]['role']

/** A member of staff, signed in at a browser. */
export type Member = {
  memberId: number
  emailAddress: string
  /** A change has a key of its own, unless it is told one. */
  call: (method: string, path: string, body?: object, key?: string) => Promise<Answer>
}

const env = { LOG_LEVEL: 'silent', SHOP_ENV: 'production', BACKOFFICE_HOST: backofficeHost }
const mostTries = 20
const pauseMs = 100

export async function startMembers(world: World, count: number, role: Role): Promise<Member[]> {
  await using context = createAppContext({ env: readEnv(env), databaseUrl: world.database.url })
  const members: Member[] = []
  while (members.length < count) {
    const emailAddress = `${randomUUID()}@staff.example`
    const now = new Date()
    const grants = [{ role, siteIds: null, languageIds: null }]
    const newMember = await inTransaction(context, async (transaction) => {
      const member = { emailAddress, name: `Packer ${members.length}`, language: 'en', grants, now } as const
      const memberId = await addMember(transaction, member)
      if (memberId === null) throw new Error(`${emailAddress} is a member already`)
      const session = { memberId, way: 'passkey', browser: 'attack', isSteppedUp: true, now } as const
      return { memberId, secret: await openSession(transaction, session) }
    })
    const cookie = `__Host-staff=${newMember.secret}`
    const call: Member['call'] = (method, path, body, key) =>
      askOffice(world, { method, path, cookie, ...(body && { body }), ...(key && { key }) })
    members.push({ memberId: newMember.memberId, emailAddress, call })
  }
  return members
}

type OfficeCall = {
  method: string
  path: string
  body?: object
  cookie?: string
  from?: string
  key?: string
}

/** A call of the staff API as a page of the office makes it; who is told to come back later does, with the same key. */
export async function askOffice(
  world: World,
  { method, path, body, cookie, from, key }: OfficeCall,
): Promise<Answer> {
  const headers = {
    host: backofficeHost,
    origin: backofficeOrigin(readEnv(env)) ?? '',
    'sec-fetch-site': 'same-origin',
    'idempotency-key': key ?? randomUUID(),
    ...(body && { 'content-type': 'application/json' }),
    ...(cookie && { cookie }),
    ...(from && { 'x-client-ip': from }),
  }
  const call = { method, path: `/staff-api/v1${path}`, headers, body: body ? JSON.stringify(body) : '' }
  for (let tries = 1; ; tries += 1) {
    const answer = await ask(world.port(), call)
    if (answer.status !== 503 || tries === mostTries) return answer
    await wait(pauseMs)
  }
}

/** What was answered with 200; anything else ends the attack. */
export async function read<Body>(call: Promise<Answer>): Promise<Body> {
  const { status, text } = await call
  if (status !== 200) throw new Error(`A call of staff answered ${status}: ${text.slice(0, 200)}`)
  return JSON.parse(text) as Body
}
