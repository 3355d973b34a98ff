import { DAY, HOUR } from '@haverhof/domain/shared'
import { startTestShop, type TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashOf } from '../config/index.ts'
import { requestSubscriptionOfOrder } from './index.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop[Symbol.asyncDispose]())
beforeEach(async () => {
  shop.clock.advance(HOUR)
  await shop.context.database.pool.query(
    'delete from outbox_mail; delete from newsletter_subscription; delete from reminder_subscription',
  )
})

function ask(emailAddress = 'anna@example.com') {
  return shop.request('/api/newsletter', { json: { emailAddress } })
}

async function tokens(): Promise<string[]> {
  const { rows } = await shop.context.database.pool.query<{ url: string }>(
    `select facts->>'confirmUrl' url from outbox_mail order by mail_id`,
  )
  return rows.map(({ url }) => new URL(url).searchParams.get('token') ?? '')
}

async function newest(): Promise<string> {
  return (await tokens()).at(-1) ?? ''
}

function answer(path: string, token: string) {
  return shop.request(`/api/newsletter/${path}`, { json: { token } })
}

async function state() {
  const { rows } = await shop.context.database.pool.query(
    `select confirmed_at is not null confirmed, unsubscribed_at is not null ended from newsletter_subscription`,
  )
  return rows
}

describe('NEWSLETTER-1: a reader is on the list once the mailed link is confirmed', () => {
  test('a request sends one question with links to the own site and to the one-click address (§6.2)', async () => {
    expect((await ask()).status).toBe(204)
    const { rows } = await shop.context.database.pool.query('select kind, facts from outbox_mail')
    const token = await newest()
    expect(rows).toEqual([
      {
        kind: 'newsletter-confirm',
        facts: {
          purposes: ['newsletter'],
          confirmUrl: `http://haverhof.nl.localhost:3000/newsletter/confirm/?token=${token}`,
          unsubscribeUrl: `http://haverhof.nl.localhost:3000/newsletter/unsubscribe/?token=${token}`,
          oneClickUrl: `http://haverhof.nl.localhost:3000/api/newsletter/oneclick?token=${token}`,
        },
      },
    ])
    expect(await state()).toEqual([{ confirmed: false, ended: false }])
  })

  test('the token in the links is random, and only its hash is kept (NEWSLETTER-3)', async () => {
    await ask()
    await ask('bert@example.com')
    const [token = '', other] = await tokens()
    expect(token).toMatch(/^[\w-]{32}$/)
    expect(other).not.toBe(token)
    const { rows } = await shop.context.database.pool.query<Record<string, unknown>>(
      `select * from newsletter_subscription where email_address = 'anna@example.com'`,
    )
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(rows).toMatchObject([{ token_hash: hashOf(token) }])
  })

  test('a yes counts once and stays', async () => {
    await ask()
    const token = await newest()
    expect((await answer('confirm', token)).status).toBe(204)
    expect((await answer('confirm', token)).status).toBe(204)
    expect(await state()).toEqual([{ confirmed: true, ended: false }])
  })

  test('who is on the list is not asked again, and the answer does not tell', async () => {
    await ask()
    await answer('confirm', await newest())
    expect((await ask('ANNA@example.com')).status).toBe(204)
    expect(await tokens()).toHaveLength(1)
    expect(await state()).toEqual([{ confirmed: true, ended: false }])
  })

  test('what is no address is refused', async () => {
    for (const wrong of ['anna', 'a@b', 'a@b.nl, c@d.nl', 'a@b.nl\r\nBcc: c@d.nl']) {
      expect((await ask(wrong)).status).toBe(400)
    }
    expect(await tokens()).toEqual([])
  })

  test('NEWSLETTER-4: a mailbox is asked at most three times an hour', async () => {
    const statuses: number[] = []
    for (let number = 0; number < 5; number += 1) statuses.push((await ask()).status)
    expect(statuses).toEqual([204, 204, 204, 429, 429])
    expect(await tokens()).toHaveLength(3)
    // The wish of an order is then left alone, and nothing fails.
    const wish = { siteId: 1, languageId: 1, emailAddress: 'anna@example.com', purposes: ['newsletter'] }
    await requestSubscriptionOfOrder(shop.context, wish)
    expect(await tokens()).toHaveLength(3)
  })
})

describe('NEWSLETTER-2: a link is answered with a click', () => {
  test('an unknown, replaced or expired link has one answer', async () => {
    await ask()
    const first = await newest()
    await ask()
    const second = await newest()
    const unknown = await answer('confirm', 'x'.repeat(32))
    const replaced = await answer('confirm', first)
    shop.clock.advance(7 * DAY + 1)
    const expired = await answer('confirm', second)
    for (const response of [unknown, replaced, expired]) {
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({ code: 'link-invalid' })
    }
    expect(await state()).toEqual([{ confirmed: false, ended: false }])
  })

  test('reading a link changes nothing: mail scanners open it', async () => {
    await ask()
    const token = await newest()
    for (const path of ['confirm', 'unsubscribe', 'oneclick']) {
      expect((await shop.request(`/api/newsletter/${path}?token=${token}`)).status).toBe(405)
    }
    expect(await state()).toEqual([{ confirmed: false, ended: false }])
  })
})

describe('NEWSLETTER-5: leaving is always possible', () => {
  test('with the link of the mail, however often; the old yes no longer counts', async () => {
    await ask()
    const token = await newest()
    await answer('confirm', token)
    expect((await answer('unsubscribe', token)).status).toBe(204)
    expect((await answer('unsubscribe', token)).status).toBe(204)
    expect((await answer('confirm', token)).status).toBe(404)
    expect(await state()).toEqual([{ confirmed: true, ended: true }])
  })

  test('with one click of a mail program, which sends a form and no header of ours', async () => {
    await ask()
    const token = await newest()
    await answer('confirm', token)
    const response = await shop.request(`/api/newsletter/oneclick?token=${token}`, {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-requested-with': '' },
    })
    expect(response.status).toBe(204)
    expect(await state()).toEqual([{ confirmed: true, ended: true }])
  })

  test('who left may come back with a new question', async () => {
    await ask()
    await answer('unsubscribe', await newest())
    await ask()
    await answer('confirm', await newest())
    expect(await state()).toEqual([{ confirmed: true, ended: false }])
  })
})
