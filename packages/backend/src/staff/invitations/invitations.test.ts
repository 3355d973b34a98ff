import { DAY } from '@haverhof/domain/shared'
import {
  noOrders,
  type ReceivedMail,
  startBrowser,
  startMailServer,
  startMember,
  startTestShop,
  type TestShop,
} from '@haverhof/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sendWaitingMails } from '../../mail/index.ts'
import { readInvitationForMail } from './invitation-mails.ts'

let server: Awaited<ReturnType<typeof startMailServer>>
let shop: TestShop
beforeEach(async () => {
  server = await startMailServer()
  shop = await startTestShop({ env: { SMTP_URL: server.url } })
})
afterEach(async () => {
  await shop[Symbol.asyncDispose]()
  await server[Symbol.asyncDispose]()
})

const send = () => sendWaitingMails(shop.context, { ...noOrders, readInvitation: readInvitationForMail })
const sql = async (text: string) =>
  (await shop.context.database.pool.query<Record<string, unknown>>(text)).rows

const warehouse = { role: 'warehouse', siteIds: [1], languageIds: null }
const wish = { emailAddress: 'new@haverhof.example', name: 'Noor', language: 'nl', grants: [warehouse] }

function tokenIn({ source }: ReceivedMail): string {
  return /invitation#([\w-]{43})/.exec(source.replaceAll(/=\r?\n/g, ''))?.[1] ?? ''
}

const opens = async (token: string) =>
  (await startBrowser(shop).request('/invitations/read', { json: { token } })).status

test('the token of an invitation is made when its letter is written, and only the letter has it (STAFF-16, 46, MAIL-8)', async () => {
  const boss = await startMember(shop)
  const answer = await boss.read('/staff/invitations', { json: wish })
  expect(Object.keys(answer as object)).toEqual(['invitationId', 'expiresAt'])
  expect(await sql('select token_hash from staff_invitation')).toEqual([{ token_hash: null }])
  server.setMode('drop')
  await send()
  server.setMode('ok')
  shop.clock.advance(61_000)
  await send()
  const [lost, arrived] = server.mails.map(tokenIn)
  expect([await opens(lost ?? ''), await opens(arrived ?? '')]).toEqual([410, 200])
  expect(server.mails[1]?.recipients).toEqual([wish.emailAddress])
  const stored = JSON.stringify([
    await sql('select * from outbox_mail'),
    await sql('select * from audit_entry'),
  ])
  expect(stored).not.toContain(arrived)
})

test.each([
  ['nl', 'Werken in de backoffice'],
  ['de', 'Arbeiten im Backoffice'],
  ['en', 'Work in the back office'],
])('in %s it says “%s” (STAFF-16, 46)', async (language, subject) => {
  const boss = await startMember(shop)
  await boss.read('/staff/invitations', { json: { ...wish, language } })
  await send()
  expect(server.mails[0]?.source).toContain(subject)
})

test('one that was taken back opens nothing, is listed no more, and sends no letter (STAFF-16)', async () => {
  const boss = await startMember(shop)
  const { invitationId } = await boss.read<{ invitationId: number }>('/staff/invitations', { json: wish })
  await send()
  const revoke = () => boss.request(`/staff/invitations/${invitationId}`, { method: 'DELETE' })
  expect([(await revoke()).status, (await revoke()).status]).toEqual([204, 404])
  expect(await opens(tokenIn(server.mails[0] as ReceivedMail))).toBe(410)
  expect(await boss.read('/staff/invitations')).toEqual({ items: [] })
  const second = await boss.read<{ invitationId: number }>('/staff/invitations', { json: wish })
  await boss.request(`/staff/invitations/${second.invitationId}`, { method: 'DELETE' })
  await send()
  expect(server.mails).toHaveLength(1)
})

test('it ends after a day, is void when another follows, and a member is not invited again (STAFF-16)', async () => {
  const boss = await startMember(shop)
  await boss.read('/staff/invitations', { json: wish })
  await send()
  await boss.read('/staff/invitations', { json: wish })
  await send()
  const [first = '', second = ''] = server.mails.map(tokenIn)
  expect([await opens(first), await opens(second)]).toEqual([410, 200])
  const again = { ...wish, emailAddress: boss.emailAddress.toUpperCase() }
  expect((await boss.request('/staff/invitations', { json: again })).status).toBe(409)
  shop.clock.advance(DAY + 1)
  expect(await opens(second)).toBe(410)
})

test('a reset makes every way in void, mails a new one, and tells who did it (STAFF-45)', async () => {
  const boss = await startMember(shop)
  const member = await startMember(shop, { role: 'service' })
  const reset = await boss.request(`/staff/${member.memberId}/reset`, { method: 'POST' })
  expect([reset.status, await reset.text()]).toEqual([204, ''])
  expect((await member.request('/me')).status).toBe(401)
  await send()
  expect(new Set(server.mails.flatMap(({ recipients }) => recipients))).toEqual(
    new Set([boss.emailAddress, member.emailAddress]),
  )
  const link = server.mails.find(({ recipients }) => recipients.includes(member.emailAddress))
  const token = link ? tokenIn(link) : ''
  const seen = await startBrowser(shop).read('/invitations/read', { json: { token } })
  expect(seen).toMatchObject({ kind: 'reset', emailAddress: member.emailAddress })
  const mail = server.mails.find(({ recipients }) => recipients.includes(boss.emailAddress))
  expect(mail && tokenIn(mail)).toBe('')
})

test('an owner signs a member out everywhere (STAFF-15)', async () => {
  const boss = await startMember(shop)
  const member = await startMember(shop, { role: 'service' })
  expect((await boss.request(`/staff/${member.memberId}/end-sessions`, { method: 'POST' })).status).toBe(204)
  expect((await member.request('/me')).status).toBe(401)
  expect(await sql(`select actor from audit_entry where action = 'sessions-ended'`)).toEqual([
    { actor: `staff:${boss.memberId}` },
  ])
})
