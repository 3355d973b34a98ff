import { startMailShop } from '@haverhof/testing'
import { describe, expect, test } from 'vitest'
import { queueMail } from './index.ts'

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
    await using mailShop = await startMailShop()
    const { server, send, queue, outbox } = mailShop
    for (const [index, payload] of payloads.entries()) {
      await queue(String(index), { fullName: payload, orderNumber: payload, statement: payload })
    }
    await send()
    expect(server.mails).toHaveLength(payloads.length)
    for (const mail of server.mails) {
      expect(mail.recipients).toEqual(['anna@example.com'])
      const addressed = mail.headers.filter((header) => /^(bcc|cc|to):/i.test(header))
      expect(addressed).toEqual(['To: anna@example.com'])
    }
    for (const { html } of await outbox()) {
      expect(html).not.toMatch(/<script|<img|<b>x/)
      expect(html).not.toMatch(/href="[^"]*evil/)
      expect(html).not.toMatch(/evil\.example|:\/\/evil|www\.evil/)
    }
  })

  test('an address with a second one in it reaches no second mailbox', async () => {
    await using mailShop = await startMailShop()
    const { server, send, queue } = mailShop
    await queue('1', {}, 'anna@example.com\r\nBcc: thief@evil.example')
    await queue('2', {}, 'anna@example.com, thief@evil.example')
    await send()
    expect(server.mails).toEqual([])
  })
})

test('MAIL-8: a link that is a key is not kept once it is in its mailbox', async () => {
  await using mailShop = await startMailShop()
  const { shop, server, send } = mailShop
  const origin = 'https://haverhof.nl'
  const mail = {
    kind: 'newsletter-confirm' as const,
    facts: {
      confirmUrl: `${origin}/newsletter/confirm/?token=secret`,
      unsubscribeUrl: `${origin}/newsletter/unsubscribe/?token=secret`,
      oneClickUrl: `${origin}/api/newsletter/oneclick?token=secret`,
    },
    causeKey: 'newsletter-confirm:u',
  }
  const to = { siteId: 1, languageId: 1, toAddress: 'anna@example.com' }
  await queueMail(shop.context.database, { ...mail, ...to }, shop.clock.now())
  await send()
  expect(server.mails[0]?.source).toContain('token=3Dsecret')
  const { rows } = await shop.context.database.pool.query('select * from outbox_mail')
  expect(JSON.stringify(rows)).not.toContain('secret')
})

test('NEWSLETTER-5: mail programs find the one-click way out in the headers', async () => {
  await using mailShop = await startMailShop()
  const { shop, server, send } = mailShop
  const origin = 'https://haverhof.nl'
  const facts = {
    confirmUrl: `${origin}/newsletter/confirm/?token=t`,
    unsubscribeUrl: `${origin}/newsletter/unsubscribe/?token=t`,
    oneClickUrl: `${origin}/api/newsletter/oneclick?token=t`,
  }
  const mail = { kind: 'newsletter-confirm' as const, facts, causeKey: 'newsletter-confirm:t' }
  const to = { siteId: 1, languageId: 1, toAddress: 'anna@example.com' }
  await queueMail(shop.context.database, { ...mail, ...to }, shop.clock.now())
  await send()
  const headers = server.mails[0]?.headers
  expect(headers).toContain(`List-Unsubscribe: <${facts.oneClickUrl}>`)
  expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
})
