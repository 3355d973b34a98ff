import { HOUR, MINUTE } from '@haverhof/domain/shared'
import { noOrders, patientLimits, startMailShop, type TestShop } from '@haverhof/testing'
import { describe, expect, test } from 'vitest'
import { createAppContext } from '../api/create-app-context.ts'
import { readEnv } from '../config/index.ts'
import { inTransaction } from '../database/index.ts'
import { withinRequest } from '../observability/index.ts'
import { forgetOldRows } from '../worker/index.ts'
import { listMails, queueMail, sendWaitingMails } from './index.ts'
import { claimMails } from './outbox.ts'
import { facts } from './test-facts.ts'

/** Resolves once a statement waits for a lock that another one holds. */
async function someoneWaits({ context }: TestShop): Promise<void> {
  for (;;) {
    const { rows } = await context.database.pool.query('select 1 from pg_locks where not granted')
    if (rows.length > 0) return
  }
}

const cartReminder = {
  kind: 'cart-reminder' as const,
  causeKey: 'cart-reminder:1',
  siteId: 1,
  languageId: 1,
  toAddress: 'anna@example.com',
  facts: facts['cart-reminder'],
}

describe('a mail is sent once', () => {
  test('MAIL-1: one cause makes one mail', async () => {
    await using mailShop = await startMailShop()
    const { server, send, queue } = mailShop
    expect(await queue('1')).toBe(true)
    expect(await queue('1')).toBe(false)
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

  test('a mail carries the id of the request that caused it, and one without a request carries none (OBSERVABILITY-1)', async () => {
    await using mailShop = await startMailShop()
    const { server, send, queue } = mailShop
    await withinRequest({ requestId: 'proxy-0815-4711', traceparent: null }, () => queue('1'))
    await queue('2')
    await send()
    const ids = server.mails.map(({ headers }) => headers.find((line) => /^x-request-id:/i.test(line)))
    expect(ids).toEqual(expect.arrayContaining([expect.stringMatching(/: proxy-0815-4711$/), undefined]))
  })

  test('MAIL-3: two processes that send at the same time send each mail once', async () => {
    await using mailShop = await startMailShop()
    const { shop, server, send, queue } = mailShop
    const url = shop.context.database.pool.options.connectionString ?? ''
    const env = readEnv({ LOG_LEVEL: 'silent', SMTP_URL: server.url, DATABASE_POOL_SIZE: '4' })
    await using other = createAppContext({
      env,
      databaseUrl: url,
      now: shop.clock.now,
      limits: patientLimits,
    })
    for (let number = 0; number < 40; number += 1) await queue(String(number), {}, `c${number}@example.com`)
    await Promise.all([send(), sendWaitingMails(other, noOrders), send(), sendWaitingMails(other, noOrders)])
    const recipients = server.mails.flatMap((mail) => mail.recipients)
    expect(recipients).toHaveLength(40)
    expect(new Set(recipients).size).toBe(40)
  })

  test('MAIL-3: what one process is claiming, another passes over without waiting', async () => {
    await using mailShop = await startMailShop()
    const { shop, queue } = mailShop
    for (let number = 0; number < 10; number += 1) await queue(String(number))
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
    await using mailShop = await startMailShop()
    const { shop, server, send, queue } = mailShop
    await queue('1')
    expect(await claimMails(shop.context, 5)).toHaveLength(1)
    await send()
    expect(server.mails).toHaveLength(0)
    shop.clock.advance(MINUTE)
    await send()
    expect(server.mails).toHaveLength(1)
  })

  test('MAIL-3: who asks while a round runs makes it look once more', async () => {
    await using mailShop = await startMailShop()
    const { server, send, queue } = mailShop
    await queue('1')
    const running = send()
    await queue('2')
    await send()
    await running
    expect(server.mails).toHaveLength(2)
  })
})

describe('MAIL-5: a mail server in trouble', () => {
  test('mails wait for a server that is down, and are delivered exactly once when it is back (MAIL-24)', async () => {
    await using mailShop = await startMailShop()
    const { shop, server, send, queue, outbox } = mailShop
    await server.close()
    for (let number = 0; number < 12; number += 1) await queue(String(number))
    for (let minute = 0; minute < 10; minute += 1) {
      await send()
      shop.clock.advance(MINUTE)
    }
    expect((await outbox()).map(({ attempts, sent }) => ({ attempts, sent }))).toEqual(
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
    test(`a server that answers with ${mode} ends the round and costs no attempt (MAIL-24)`, async () => {
      await using mailShop = await startMailShop({ mode })
      const { shop, server, send, queue, outbox } = mailShop
      for (let number = 0; number < 7; number += 1) await queue(String(number))
      const started = performance.now()
      await send()
      expect(performance.now() - started).toBeLessThan(10_000)
      // The first batch was enough to know.
      expect(server.connections()).toBe(5)
      expect((await outbox()).every(({ sent, attempts }) => !sent && attempts === 0)).toBe(true)
      server.setMode('ok')
      shop.clock.advance(MINUTE)
      await send()
      expect(server.mails).toHaveLength(7)
    })
  }

  test('a mail whose receipt is unknown is sent again with the same Message-ID (MAIL-6)', async () => {
    await using mailShop = await startMailShop({ mode: 'drop' })
    const { shop, server, send, queue } = mailShop
    await queue('1')
    await send()
    server.setMode('ok')
    shop.clock.advance(MINUTE)
    await send()
    const ids = server.mails.map(({ headers }) => headers.find((header) => header.startsWith('Message-ID')))
    expect(ids).toHaveLength(2)
    expect(ids[0]).toBe(ids[1])
    expect(ids[0]).toMatch(/^Message-ID: <[\d.a-f]+@haverhof\.nl>$/)
  })

  test('a reminder whose receipt is unknown is given up, one that was refused or met no server is not (MAIL-21)', async () => {
    for (const [mode, pause] of [
      ['drop', Infinity],
      ['refuse', MINUTE],
    ] as const) {
      await using mailShop = await startMailShop({ mode })
      const { shop, server, send, outbox } = mailShop
      await queueMail(shop.context.database, cartReminder, shop.clock.now())
      await send()
      expect(server.mails).toHaveLength(mode === 'drop' ? 1 : 0)
      const [mail] = await outbox()
      expect(Number(mail?.nextAttemptAt) - shop.clock.now().getTime()).toBe(pause)
      await server.close()
      shop.clock.advance(MINUTE)
      await send()
      await server.open()
      server.setMode('ok')
      shop.clock.advance(MINUTE)
      await send()
      expect(server.mails).toHaveLength(1)
    }
  })

  test('a refused mail waits 1, 5, 15 and 60 minutes, and is given up after two days', async () => {
    await using mailShop = await startMailShop({ mode: 'refuse' })
    const { shop, send, queue, outbox } = mailShop
    await queue('1')
    const pauses: number[] = []
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await send()
      const [mail] = await outbox()
      const pause = Number(mail?.nextAttemptAt) - shop.clock.now().getTime()
      pauses.push(pause / MINUTE)
      expect(mail).toMatchObject({ attempts: attempt + 1, sent: false })
      shop.clock.advance(pause)
    }
    expect(pauses).toEqual([1, 5, 15, 60, 240, 480])
    shop.clock.advance(48 * HOUR)
    await send()
    const [given] = await outbox()
    expect(Number(given?.nextAttemptAt)).toBe(Infinity)
    expect(given?.lastError).toContain('550')
  })

  test('a mail that cannot be written does not keep the others back', async () => {
    await using mailShop = await startMailShop()
    const { shop, server, send, queue, outbox } = mailShop
    const gone = { kind: 'order-cancelled' as const, facts: { orderId: 1 }, causeKey: 'order-cancelled:1' }
    const to = { siteId: 1, languageId: 1, toAddress: 'anna@example.com' }
    await queueMail(shop.context.database, { ...gone, ...to }, shop.clock.now())
    await queue('2')
    await send()
    expect(server.mails).toHaveLength(1)
    expect((await outbox()).map(({ sent }) => sent)).toEqual([false, true])
  })
})

describe('without a mail server', () => {
  test('a shop under development keeps its mails as if they were sent', async () => {
    await using mailShop = await startMailShop({ env: {} })
    const { queue, outbox, send } = mailShop
    await queue('1')
    await send()
    const [mail] = await outbox()
    expect(mail).toMatchObject({
      sent: true,
      subject: 'Ontvangstbevestiging van uw herroeping 5001 bij Haverhof',
    })
    expect(mail?.html).toContain('Anna de Vries')
  })

  test('a real shop lets them wait', async () => {
    await using mailShop = await startMailShop({ env: { SHOP_ENV: 'production' } })
    const { queue, outbox, send } = mailShop
    await queue('1')
    await send()
    expect((await outbox())[0]?.sent).toBe(false)
  })
})

test('MAIL-13: what a mail said is forgotten after 90 days, and its cause is still told once', async () => {
  await using mailShop = await startMailShop()
  const { shop, server, send, queue } = mailShop
  await queue('1')
  await send()
  shop.clock.advance(89 * 24 * HOUR)
  await forgetOldRows(shop.context)
  expect(await listMails(shop.context, 'anna@example.com')).toHaveLength(1)
  shop.clock.advance(2 * 24 * HOUR)
  await forgetOldRows(shop.context)
  expect(await listMails(shop.context, null)).toMatchObject([{ toAddress: '', subject: null, html: null }])
  expect(await queue('1')).toBe(false)
  await send()
  expect(server.mails).toHaveLength(1)
})
