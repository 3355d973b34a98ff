import { noOrders, startCustomer, startMailServer, startTestShop, type ReceivedMail } from '@haverhof/testing'
import { expect, test } from 'vitest'
import { sendWaitingMails } from '../../mail/index.ts'
import { visitorOf } from '../test-visitor.ts'
import { readAccountForMail } from './read-account-for-mail.ts'

const sources = { ...noOrders, readAccount: readAccountForMail }

function tokenIn({ source }: ReceivedMail): string {
  return /token=3D([\w=\r\n-]+?)(?=["\s<])/.exec(source)?.[1]?.replaceAll(/=\r\n/g, '') ?? ''
}

test('the link is made when the letter is written, and another attempt carries another one (ACCOUNTS-9, 38)', async () => {
  await using server = await startMailServer()
  await using shop = await startTestShop({ env: { SMTP_URL: server.url } })
  const { pool } = shop.context.database
  const { email, userId } = await startCustomer(shop)
  await visitorOf(shop).forgot(email)
  expect((await pool.query('select 1 from account_token')).rows).toEqual([])
  const { rows: queued } = await pool.query('select facts from outbox_mail')
  expect(queued).toEqual([{ facts: { callbackUrl: 'http://haverhof.nl.localhost:3000/account/reset/' } }])

  server.setMode('drop')
  await sendWaitingMails(shop.context, sources)
  server.setMode('ok')
  shop.clock.advance(61_000)
  await sendWaitingMails(shop.context, sources)

  const [first, second] = server.mails
  if (!first || !second) throw new Error('Two mails were expected')
  const ids = server.mails.map(({ headers }) => headers.find((line) => line.startsWith('Message-ID')))
  expect(new Set(ids).size).toBe(2)
  const reset = (token: string) =>
    shop.request(`/api/account/${userId}/resetpassword?token=${token}`, {
      json: { newPassword: 'nieuw1234' },
    })
  expect((await reset(tokenIn(first))).status).toBe(422)
  expect((await reset(tokenIn(second))).status).toBe(204)
})

test('once the link is in its mailbox neither letter nor link is kept (MAIL-8)', async () => {
  await using server = await startMailServer()
  await using shop = await startTestShop({ env: { SMTP_URL: server.url } })
  const { email } = await startCustomer(shop)
  await visitorOf(shop).forgot(email)
  await sendWaitingMails(shop.context, sources)
  const [mail] = server.mails
  const token = mail ? tokenIn(mail) : ''
  expect(token).toMatch(/^[\w-]{32}$/)
  const { rows } = await shop.context.database.pool.query('select * from outbox_mail')
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('a name that was typed adds no link and no header to the letter (MAIL-7)', async () => {
  await using server = await startMailServer()
  await using shop = await startTestShop({ env: { SMTP_URL: server.url } })
  const firstName = 'Win www.evil.example'
  await visitorOf(shop).register({ firstName, lastName: 'x\r\nBcc: thief@evil.example' })
  await sendWaitingMails(shop.context, sources)
  expect(server.mails).toHaveLength(1)
  expect(server.mails[0]?.recipients).toEqual(['anna@example.nl'])
  expect(server.mails[0]?.source).not.toMatch(/evil/)
})

test('a letter to a mailbox without an account leaves no trace (MAIL-14)', async () => {
  await using server = await startMailServer()
  await using shop = await startTestShop({ env: { SMTP_URL: server.url } })
  const { pool } = shop.context.database
  await visitorOf(shop).forgot('nobody@example.nl')
  const outbox = async () => (await pool.query('select to_address from outbox_mail')).rows
  expect(await outbox()).toEqual([{ to_address: 'nobody@example.nl' }])
  await sendWaitingMails(shop.context, sources)
  expect(await outbox()).toEqual([])
  expect(server.mails).toEqual([])
})
