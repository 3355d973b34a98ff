import { startMailServer, startTestShop, type TestShop } from '@haverhof/testing'
import { afterEach, describe, expect, test } from 'vitest'
import { createAppContext } from '../app-context.ts'
import { readEnv } from '../config/index.ts'
import { inTransaction } from '../database/index.ts'
import { type MailSources, queueMail, sendWaitingMails } from './index.ts'
import { claimMails } from './outbox.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** The letters of these tests are about no order. */
const noOrders: MailSources = { readOrder: async () => null, readInvoice: async () => null }

const opened: AsyncDisposable[] = []
afterEach(async () => {
  for (const each of opened.splice(0).toReversed()) await each[Symbol.asyncDispose]()
})

async function openShop(mode: Parameters<typeof startMailServer>[0] = {}) {
  const server = await startMailServer(mode)
  opened.push(server)
  const shop = await startTestShop({ env: { SMTP_URL: server.url, SMTP_TIMEOUT_MS: '400' } })
  opened.push(shop)
  return { server, shop, send: () => sendWaitingMails(shop.context, noOrders) }
}

async function queue(shop: TestShop, key: string, facts = {}, toAddress = 'anna@example.com') {
  const mail = {
    kind: 'withdrawal-receipt' as const,
    causeKey: `withdrawal-receipt:${key}`,
    siteId: 1,
    languageId: 1,
    toAddress,
    facts: {
      withdrawalId: 5001,
      orderNumber: '100001',
      fullName: 'Anna de Vries',
      statement: 'Hierbij herroep ik mijn aankoop.',
      receivedAt: shop.clock.now().toISOString(),
      ...facts,
    },
  }
  return queueMail(shop.context.database, mail, shop.clock.now())
}

async function outbox(shop: TestShop) {
  const { rows } = await shop.context.database.pool.query<{
    causeKey: string
    attempts: number
    sent: boolean
    nextAttemptAt: Date
    lastError: string | null
    html: string | null
    subject: string | null
  }>(
    `select cause_key "causeKey", attempts, sent_at is not null sent, next_attempt_at "nextAttemptAt",
      last_error "lastError", html, subject
     from outbox_mail order by mail_id`,
  )
  return rows
}

/** Resolves once a statement waits for a lock that another one holds. */
async function someoneWaits({ context }: TestShop): Promise<void> {
  for (;;) {
    const { rows } = await context.database.pool.query('select 1 from pg_locks where not granted')
    if (rows.length > 0) return
  }
}

describe('a mail is sent once', () => {
  test('MAIL-1: one cause makes one mail', async () => {
    const { shop, server, send } = await openShop()
    expect(await queue(shop, '1')).toBe(true)
    expect(await queue(shop, '1')).toBe(false)
    await send()
    await send()
    expect(server.mails).toHaveLength(1)
    const [mail] = server.mails
    expect(mail?.recipients).toEqual(['anna@example.com'])
    expect(mail?.from).toBe('service@haverhof.nl')
    expect(mail?.headers).toContain('From: Haverhof <service@haverhof.nl>')
    expect(mail?.headers).toContain('Auto-Submitted: auto-generated')
    expect(mail?.source).toContain('text/plain')
    expect(mail?.source).toContain('text/html')
  })

  test('MAIL-3: two processes that send at the same time send each mail once', async () => {
    const { shop, server, send } = await openShop()
    const url = shop.context.database.pool.options.connectionString ?? ''
    const env = readEnv({ LOG_LEVEL: 'silent', SMTP_URL: server.url, DATABASE_POOL_SIZE: '4' })
    await using other = createAppContext({ env, databaseUrl: url, now: shop.clock.now })
    for (let number = 0; number < 40; number += 1)
      await queue(shop, String(number), {}, `c${number}@example.com`)
    await Promise.all([send(), sendWaitingMails(other, noOrders), send(), sendWaitingMails(other, noOrders)])
    const recipients = server.mails.flatMap((mail) => mail.recipients)
    expect(recipients).toHaveLength(40)
    expect(new Set(recipients).size).toBe(40)
  })

  test('MAIL-3: what one process is claiming, another passes over without waiting', async () => {
    const { shop } = await openShop()
    for (let number = 0; number < 10; number += 1) await queue(shop, String(number))
    const ids: number[] = []
    const note = (mails: { mailId: number }[]) => ids.push(...mails.map(({ mailId }) => mailId))
    const { second } = await inTransaction(shop.context, async ({ rows }) => {
      note(await claimMails({ ...shop.context, database: { ...shop.context.database, rows } }, 5))
      // The first claim is not yet written when the second is made.
      const second = claimMails(shop.context, 5)
      await Promise.race([second, someoneWaits(shop)])
      return { second }
    })
    note(await second)
    expect(new Set(ids).size).toBe(10)
  })

  test('MAIL-3: the mail of a process that died is sent by the next, a minute later', async () => {
    const { shop, server, send } = await openShop()
    await queue(shop, '1')
    expect(await claimMails(shop.context, 5)).toHaveLength(1)
    await send()
    expect(server.mails).toHaveLength(0)
    shop.clock.advance(MINUTE)
    await send()
    expect(server.mails).toHaveLength(1)
  })

  test('MAIL-3: who asks while a round runs makes it look once more', async () => {
    const { shop, server, send } = await openShop()
    await queue(shop, '1')
    const running = send()
    await queue(shop, '2')
    await send()
    await running
    expect(server.mails).toHaveLength(2)
  })
})

describe('MAIL-5: a mail server in trouble', () => {
  test('mails wait for a server that is down, and are delivered exactly once when it is back', async () => {
    const { shop, server, send } = await openShop()
    await server.close()
    for (let number = 0; number < 12; number += 1) await queue(shop, String(number))
    for (let minute = 0; minute < 10; minute += 1) {
      await send()
      shop.clock.advance(MINUTE)
    }
    expect((await outbox(shop)).map(({ attempts, sent }) => ({ attempts, sent }))).toEqual(
      Array.from({ length: 12 }, () => ({ attempts: 0, sent: false })),
    )
    await server.open()
    await send()
    expect(server.mails).toHaveLength(12)
    const ids = server.mails.map(({ headers }) => headers.find((header) => header.startsWith('Message-ID')))
    expect(new Set(ids).size).toBe(12)
    await send()
    expect(server.mails).toHaveLength(12)
  })

  for (const mode of ['hang', '421'] as const) {
    test(`a server that answers with ${mode} ends the round and costs no attempt`, async () => {
      const { shop, server, send } = await openShop({ mode })
      for (let number = 0; number < 7; number += 1) await queue(shop, String(number))
      const started = performance.now()
      await send()
      expect(performance.now() - started).toBeLessThan(3000)
      // The first batch was enough to know.
      expect(server.connections()).toBe(5)
      expect((await outbox(shop)).every(({ sent, attempts }) => !sent && attempts === 0)).toBe(true)
      server.setMode('ok')
      shop.clock.advance(MINUTE)
      await send()
      expect(server.mails).toHaveLength(7)
    })
  }

  test('a mail whose receipt is unknown is sent again with the same Message-ID', async () => {
    const { shop, server, send } = await openShop({ mode: 'drop' })
    await queue(shop, '1')
    await send()
    server.setMode('ok')
    shop.clock.advance(MINUTE)
    await send()
    const ids = server.mails.map(({ headers }) => headers.find((header) => header.startsWith('Message-ID')))
    expect(ids).toHaveLength(2)
    expect(ids[0]).toBe(ids[1])
    expect(ids[0]).toMatch(/^Message-ID: <[\d.a-f]+@haverhof\.nl>$/)
  })

  test('a refused mail waits 1, 5, 15 and 60 minutes, and is given up after two days', async () => {
    const { shop, send } = await openShop({ mode: 'refuse' })
    await queue(shop, '1')
    const pauses: number[] = []
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await send()
      const [mail] = await outbox(shop)
      const pause = Number(mail?.nextAttemptAt) - shop.clock.now().getTime()
      pauses.push(pause / MINUTE)
      expect(mail).toMatchObject({ attempts: attempt + 1, sent: false })
      shop.clock.advance(pause)
    }
    expect(pauses).toEqual([1, 5, 15, 60, 240, 480])
    shop.clock.advance(48 * HOUR)
    await send()
    const [given] = await outbox(shop)
    expect(Number(given?.nextAttemptAt)).toBe(Infinity)
    expect(given?.lastError).toContain('550')
  })

  test('a mail that cannot be written does not keep the others back', async () => {
    const { shop, server, send } = await openShop()
    const gone = { kind: 'order-cancelled' as const, facts: { orderId: 1 }, causeKey: 'order-cancelled:1' }
    const to = { siteId: 1, languageId: 1, toAddress: 'anna@example.com' }
    await queueMail(shop.context.database, { ...gone, ...to }, shop.clock.now())
    await queue(shop, '2')
    await send()
    expect(server.mails).toHaveLength(1)
    expect((await outbox(shop)).map(({ sent }) => sent)).toEqual([false, true])
  })
})

describe('without a mail server', () => {
  test('a shop under development keeps its mails as if they were sent', async () => {
    await using shop = await startTestShop()
    await queue(shop, '1')
    await sendWaitingMails(shop.context, noOrders)
    const [mail] = await outbox(shop)
    expect(mail).toMatchObject({
      sent: true,
      subject: 'Ontvangstbevestiging van uw herroeping 5001 bij Haverhof',
    })
    expect(mail?.html).toContain('Anna de Vries')
  })

  test('a real shop lets them wait', async () => {
    await using shop = await startTestShop({ env: { SHOP_ENV: 'production' } })
    await queue(shop, '1')
    await sendWaitingMails(shop.context, noOrders)
    expect((await outbox(shop))[0]?.sent).toBe(false)
  })
})

describe('MAIL-7: what a customer typed stays text', () => {
  const payloads = [
    'Anna\r\nBcc: thief@evil.example',
    'Anna\nContent-Type: text/html\n\n<b>x</b>',
    'Anna\u2028Bcc: thief@evil.example',
    '<script>alert(1)</script>',
    'https://evil.example/pay?order=1',
    'www.evil.example',
    'evil.example',
    '"><img src=x onerror=alert(1)>',
    'thief@evil.example',
  ]
  test('names, numbers and statements make no header, no recipient, no markup and no link', async () => {
    const { shop, server, send } = await openShop()
    for (const [index, payload] of payloads.entries()) {
      await queue(shop, String(index), { fullName: payload, orderNumber: payload, statement: payload })
    }
    await send()
    expect(server.mails).toHaveLength(payloads.length)
    for (const mail of server.mails) {
      expect(mail.recipients).toEqual(['anna@example.com'])
      const addressed = mail.headers.filter((header) => /^(bcc|cc|to):/i.test(header))
      expect(addressed).toEqual(['To: anna@example.com'])
    }
    for (const { html } of await outbox(shop)) {
      expect(html).not.toMatch(/<script|<img|<b>x/)
      expect(html).not.toMatch(/href="[^"]*evil/)
      expect(html).not.toMatch(/evil\.example|:\/\/evil|www\.evil/)
    }
  })

  test('an address with a second one in it reaches nobody else', async () => {
    const { shop, server, send } = await openShop()
    await queue(shop, '1', {}, 'anna@example.com\r\nBcc: thief@evil.example')
    await queue(shop, '2', {}, 'anna@example.com, thief@evil.example')
    await send()
    expect(server.mails).toEqual([])
  })
})

test('MAIL-8: a link that is a key is not kept once it is in its mailbox', async () => {
  const { shop, server, send } = await openShop()
  const facts = {
    userId: 'u',
    firstName: 'Anna',
    confirmUrl: 'https://haverhof.nl/account/confirm/?token=secret',
  }
  const mail = { kind: 'account-activation' as const, facts, causeKey: 'account-activation:u' }
  const to = { siteId: 1, languageId: 1, toAddress: 'anna@example.com' }
  await queueMail(shop.context.database, { ...mail, ...to }, shop.clock.now())
  await send()
  expect(server.mails[0]?.source).toContain('token=3Dsecret')
  const { rows } = await shop.context.database.pool.query('select * from outbox_mail')
  expect(JSON.stringify(rows)).not.toContain('secret')
})
