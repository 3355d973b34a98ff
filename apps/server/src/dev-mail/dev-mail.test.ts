import { queueMail, sendWaitingMails } from '@haverhof/backend/mail'
import { mailSources } from '@haverhof/backend/worker'
import { finishAtSandbox, noOrders, startBuying, startTestShop, tellShop } from '@haverhof/testing'
import { type IncomingMessage, createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { answerDevMail, isDevMail } from './index.ts'

const mail = {
  kind: 'withdrawal-receipt' as const,
  causeKey: 'withdrawal-receipt:1',
  siteId: 1,
  languageId: 1,
  toAddress: 'anna@example.com',
  facts: {
    withdrawalId: 5001,
    orderNumber: '100001',
    fullName: '<b>Anna</b>',
    statement: '',
    receivedAt: '2026-11-15T12:00:00.000Z',
  },
}

test('MAIL-12: a shop under development shows its mails, with the letter in a frame that can do nothing', async () => {
  await using shop = await startTestShop()
  await queueMail(shop.context.database, mail, shop.clock.now())
  await sendWaitingMails(shop.context, noOrders)
  const server = createServer((request, response) => {
    void answerDevMail(shop.context, request.url ?? '/', response)
  })
  const get = await listen(server)

  const list = await (await get('/dev/mail/')).text()
  expect(list).toContain('Ontvangstbevestiging van uw herroeping 5001 bij Haverhof')
  const [{ mailId }] = (await (await get('/dev/mail/mails.json?to=anna@example.com')).json()) as [
    { mailId: number },
  ]
  expect(await (await get('/dev/mail/mails.json?to=else@example.com')).json()).toEqual([])

  const view = await (await get(`/dev/mail/${mailId}/`)).text()
  expect(view).toContain('service@haverhof.nl')
  expect(view).toContain(`src="/dev/mail/${mailId}/html/"`)
  expect(view).not.toContain('<b>Anna</b>')
  const letter = await get(`/dev/mail/${mailId}/html/`)
  expect(letter.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(letter.headers.get('content-security-policy')).toContain('sandbox')
  expect((await get('/dev/mail/999999/')).status).toBe(404)
  await new Promise((resolve) => server.close(resolve))
})

test('MAIL-12, MAIL-22: a mail lists its files, and each can be opened', async () => {
  await using shop = await startTestShop()
  const order = await (await startBuying(shop)).order()
  await tellShop(shop, await finishAtSandbox(shop, order, 'paid'))
  await sendWaitingMails(shop.context, mailSources)
  const server = createServer((request, response) => {
    void answerDevMail(shop.context, request.url ?? '/', response)
  })
  const get = await listen(server)
  const [{ mailId }] = (await (await get('/dev/mail/mails.json')).json()) as [{ mailId: number }]
  const view = await (await get(`/dev/mail/${mailId}/`)).text()
  expect(view).toContain('Haverhof voorwaarden.pdf')
  const file = await get(`/dev/mail/${mailId}/files/1/`)
  expect(file.headers.get('content-type')).toBe('application/pdf')
  expect(
    Buffer.from(await file.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  expect((await get(`/dev/mail/${mailId}/files/9/`)).status).toBe(404)
  await new Promise((resolve) => server.close(resolve))
})

test('MAIL-12: a real shop has no such pages, and others than the developer never see them', async () => {
  const from = (remoteAddress: string) => ({ socket: { remoteAddress } }) as IncomingMessage
  await using real = await startTestShop({ env: { SHOP_ENV: 'production' } })
  expect(isDevMail(real.context, '/dev/mail/', from('127.0.0.1'))).toBe(false)
  await using local = await startTestShop()
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
    expect(isDevMail(local.context, '/dev/mail/', from(address))).toBe(true)
  expect(isDevMail(local.context, '/dev/mailing/', from('::1'))).toBe(false)
  for (const address of ['192.168.1.7', '::ffff:10.0.0.1', 'fe80::1', '2001:db8::1'])
    expect(isDevMail(local.context, '/dev/mail/', from(address))).toBe(false)
})

async function listen(server: Server): Promise<(path: string) => Promise<Response>> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return (path) => fetch(`http://127.0.0.1:${port}${path}`)
}
