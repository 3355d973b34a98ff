import { startMember, startStaff, startTestShop, type TestMember, type TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendWaitingMails } from '../../mail/index.ts'
import { mailSources } from '../../worker/mail-sources.ts'

let shop: TestShop
let owner: TestMember
beforeAll(async () => {
  shop = await startTestShop()
  owner = await startMember(shop)
})
afterAll(() => shop[Symbol.asyncDispose]())

type Mail = { mailId: number; state: string; toAddress: string; html: string | null; isSecret: boolean }
type List = { items: Mail[]; next: string | null; total: number }

let count = 0
type MailState = {
  kind?: string
  state?: 'waiting' | 'failed' | 'given-up' | 'sent'
  siteId?: number
  to?: string
}

async function mail({
  kind = 'account-deleted',
  state = 'waiting',
  siteId = 1,
  to = 'jan@example.com',
}: MailState) {
  const next = { waiting: '10 minutes', failed: '10 minutes', 'given-up': null, sent: '0' }[state]
  const error = state === 'failed' || state === 'given-up' ? '550 no such mailbox' : null
  const { rows } = await shop.context.database.pool.query<{ id: string }>(
    `insert into outbox_mail (cause_key, kind, site_id, language_id, to_address, facts, created_at, attempts, next_attempt_at,
       last_error, subject, html, plain_text, sent_at)
     values ($1, $2, $3, 1, $4, '{"firstName": "Jan"}', $5, 3, coalesce($5::timestamptz + $6::interval, 'infinity'), $7, 'Hoi',
       '<p>Hoi</p>', 'Hoi', case when $8 then $5::timestamptz end) returning mail_id id`,
    [`test:${(count += 1)}`, kind, siteId, to, shop.clock.now(), next, error, state === 'sent'],
  )
  return Number(rows[0]?.id)
}

const ids = ({ items }: List) => items.map(({ mailId }) => mailId)
const retry = (mailId: number, json: object = {}) => owner.request(`/mails/${mailId}/retry`, { json })

test('the outbox is listed by state, the newest first, narrowed and paged (MAIL-18, STAFF-8)', async () => {
  const waiting = [await mail({}), await mail({ to: 'eva@example.com' }), await mail({ siteId: 2 })]
  const failed = await mail({ state: 'failed' })
  const givenUp = await mail({ state: 'given-up' })
  const sent = await mail({ state: 'sent' })
  const first = await owner.read<List>('/mails?limit=2')
  expect([ids(first), first.total]).toEqual([waiting.slice(1).toReversed(), 3])
  expect(ids(await owner.read<List>(`/mails?limit=2&after=${first.next}`))).toEqual([waiting[0]])
  expect(ids(await owner.read<List>('/mails?siteId=2&kind=account-deleted'))).toEqual([waiting[2]])
  expect(ids(await owner.read<List>('/mails?toAddress=Eva@example.com'))).toEqual([waiting[1]])
  expect(ids(await owner.read<List>('/mails?kind=order-sent'))).toEqual([])
  expect(ids(await owner.read<List>('/mails?state=failed'))).toEqual([failed])
  expect(ids(await owner.read<List>('/mails?state=given-up'))).toEqual([givenUp])
  expect(ids(await owner.read<List>('/mails?state=sent'))).toEqual([sent])
  const german = await startStaff(shop, { permissions: ['mails.read', 'mails.send'], siteIds: [2] })
  expect(ids(await german.read<List>('/mails'))).toEqual([waiting[2]])
  expect((await german.request(`/mails/${failed}`)).status).toBe(404)
  expect((await german.request(`/mails/${failed}/retry`, { json: {} })).status).toBe(404)
  const health = await owner.read<{ mails: { givenUp: number } }>('/health')
  expect(health.mails).toMatchObject({ waiting: 4, givenUp: 1 })
})

test('a mail that was given up is sent to the corrected address, and who did it is written down (MAIL-18, 28)', async () => {
  const mailId = await mail({ state: 'given-up', to: 'jan@exmaple.com' })
  expect((await retry(mailId, { toAddress: 'jan' })).status).toBe(400)
  expect(await (await retry(mailId, { toAddress: 'Jan@Example.com ' })).json()).toMatchObject({
    state: 'waiting',
    toAddress: 'jan@example.com',
  })
  await sendWaitingMails(shop.context, mailSources)
  expect(await owner.read(`/mails/${mailId}`)).toMatchObject({ state: 'sent', toAddress: 'jan@example.com' })
  expect(await (await retry(mailId)).json()).toMatchObject({ code: 'sent-already' })
  const { rows } = await shop.context.database.pool.query(
    `select actor, details, site_ids from audit_entry where subject = $1`,
    [`mail ${mailId}`],
  )
  expect(rows).toEqual([
    { actor: `staff:${owner.memberId}`, details: { isAddressCorrected: true }, site_ids: [1] },
  ])
})

test('a mail that may be on its way is left alone: it would go out twice (MAIL-18, 28)', async () => {
  const mailId = await mail({ state: 'failed' })
  await shop.context.database.pool.query(`update outbox_mail set next_attempt_at = $2 where mail_id = $1`, [
    mailId,
    new Date(shop.clock.now().getTime() + 60_000),
  ])
  expect(await (await retry(mailId)).json()).toMatchObject({ code: 'under-way' })
})

test('no member reads a mail whose links are keys, or sends it to another mailbox (MAIL-8, 18, 28)', async () => {
  const open = await mail({ state: 'failed' })
  expect(await owner.read(`/mails/${open}`)).toMatchObject({ html: '<p>Hoi</p>', isSecret: false })
  const secret = await mail({ kind: 'account-reset', state: 'failed' })
  expect(await owner.read(`/mails/${secret}`)).toMatchObject({ html: null, plainText: null, isSecret: true })
  const sent = await retry(secret, { toAddress: 'thief@example.com' })
  expect([sent.status, await sent.json()]).toMatchObject([409, { code: 'address-fixed' }])
  expect((await retry(secret)).status).toBe(200)
})

test('a mail is framed as a page that runs and fetches nothing; one with keys is not shown (STAFF-18, MAIL-18)', async () => {
  const shown = await owner.request(`/mails/${await mail({ state: 'sent' })}/page`)
  expect([shown.status, await shown.text()]).toEqual([200, '<p>Hoi</p>'])
  const policy = shown.headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/^sandbox; default-src 'none'/)
  expect(policy).not.toMatch(/script-src|allow-|https?:/)
  const secret = await mail({ kind: 'account-reset', state: 'sent' })
  expect((await owner.request(`/mails/${secret}/page`)).status).toBe(404)
})
