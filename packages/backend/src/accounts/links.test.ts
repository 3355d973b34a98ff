import {
  mutateStatements,
  startCustomer,
  startTestShop,
  startTwoShops,
  type TestShop,
  type TwoShops,
} from '@haverhof/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anna, linkTo, mailsTo, type MailedLink, visitorOf } from './test-visitor.ts'

let both: TwoShops
let shop: TestShop
let other: TestShop
beforeAll(async () => {
  both = await startTwoShops()
  ;[shop, other] = both.shops
})
afterAll(() => both[Symbol.asyncDispose]())
beforeEach(() => sql('truncate account, outbox_mail, attempt_count cascade'))

const sql = (text: string, values: unknown[] = []) => shop.context.database.pool.query(text, values)

type Use = Pick<MailedLink, 'userId' | 'token'> & { site?: string; at?: TestShop }

function confirm({ userId, token, at = shop, ...rest }: Use): Promise<Response> {
  return at.request(`/api/account/${userId}/confirm?token=${token}`, { ...rest, method: 'POST' })
}

function reset({ userId, token, at = shop, ...rest }: Use): Promise<Response> {
  const json = { newPassword: 'nieuw1234' }
  return at.request(`/api/account/${userId}/resetpassword?token=${token}`, { ...rest, json })
}

async function activationLink(): Promise<MailedLink> {
  await visitorOf(shop).register()
  return linkTo(shop, anna.emailAddress)
}

async function resetLink(email = anna.emailAddress): Promise<MailedLink> {
  await visitorOf(shop).forgot(email)
  return linkTo(shop, email)
}

async function resetLinkOfCustomer(): Promise<MailedLink> {
  await startCustomer(shop, { email: anna.emailAddress })
  return resetLink()
}

async function refusedWith(answer: Promise<Response>): Promise<string> {
  const response = await answer
  return `${response.status} ${((await response.json()) as { code: string }).code}`
}

const invalid = '422 token-invalid'

describe('a mailed link works once (ACCOUNTS-2)', () => {
  test('of fifty uses at once, on two processes, one succeeds', async () => {
    const link = await activationLink()
    const uses = Array.from({ length: 50 }, (_, each) => confirm({ ...link, at: each % 2 ? shop : other }))
    const statuses = (await Promise.all(uses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 204)).toHaveLength(1)
    expect(statuses.filter((status) => status === 422)).toHaveLength(49)
  })

  test('of twenty new passwords at once one counts', async () => {
    const link = await resetLinkOfCustomer()
    const uses = Array.from({ length: 20 }, () => reset(link))
    const statuses = (await Promise.all(uses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 204)).toHaveLength(1)
  })

  test.each([
    ['activate', activationLink, confirm],
    ['choose a new password', resetLinkOfCustomer, reset],
  ] as const)('without the condition on its use many would %s', async (_, make, use) => {
    await using careless = await startTestShop({ beside: shop })
    mutateStatements(careless, (text) => text.replaceAll('t.used_at is null', 'true'))
    const link = await make()
    const uses = Array.from({ length: 10 }, () => use({ ...link, at: careless }))
    const statuses = (await Promise.all(uses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 204).length).toBeGreaterThan(1)
  })

  test('programs that open links use nothing up', async () => {
    const link = await activationLink()
    for (let scan = 0; scan < 5; scan += 1) {
      const answer = await shop.request(`/api/account/${link.userId}/confirm?token=${link.token}`)
      expect(answer.status).toBe(405)
    }
    expect((await confirm(link)).status).toBe(204)
  })
})

describe('one answer for every link that is none (ACCOUNTS-2)', () => {
  test('used, of another account, for another purpose, on another site, or made up', async () => {
    const link = await activationLink()
    const stranger = await startCustomer(shop)
    expect(await refusedWith(confirm({ ...link, userId: stranger.userId }))).toBe(invalid)
    expect(await refusedWith(confirm({ ...link, userId: 'nobody' }))).toBe(invalid)
    expect(await refusedWith(confirm({ ...link, token: 'x'.repeat(32) }))).toBe(invalid)
    expect(await refusedWith(confirm({ ...link, token: '' }))).toBe(invalid)
    expect(await refusedWith(confirm({ ...link, site: 'haverhof.de' }))).toBe(invalid)
    expect(await refusedWith(reset(link))).toBe(invalid)
    expect((await confirm(link)).status).toBe(204)
    expect(await refusedWith(confirm(link))).toBe(invalid)
    const forgotten = await resetLink()
    expect(await refusedWith(confirm(forgotten))).toBe(invalid)
    expect((await reset(forgotten)).status).toBe(204)
    expect(await refusedWith(reset(forgotten))).toBe(invalid)
  })

  test('a token that comes twice or in brackets is not understood', async () => {
    const { userId, token } = await activationLink()
    for (const query of [`token=${token}&token=${token}`, `token[]=${token}`, '']) {
      const answer = await shop.request(`/api/account/${userId}/confirm?${query}`, { method: 'POST' })
      expect([query, answer.status]).toEqual([query, 400])
    }
  })

  test.each([
    ['activate', '7 days', activationLink, confirm],
    ['reset', '1 hour', resetLinkOfCustomer, reset],
  ] as const)(
    'a link to %s is over after %s, by the clock of the database',
    async (purpose, life, make, use) => {
      const link = await make()
      const shift = (moment: string) =>
        sql(`update account_token set expires_at = ${moment} where purpose = $1 and used_at is null`, [
          purpose,
        ])
      const { rows } = await sql(
        "select expires_at - now() < $1::interval fits, expires_at - now() > $1::interval - interval '1 minute' whole from account_token where used_at is null",
        [life],
      )
      expect(rows).toEqual([{ fits: true, whole: true }])
      await shift(`now() - interval '1 second'`)
      expect(await refusedWith(use(link))).toBe(invalid)
      await shift(`now() + interval '1 minute'`)
      expect((await use(link)).status).toBe(204)
    },
  )

  test('a clock of the process that is wrong by days changes nothing', async () => {
    const link = await activationLink()
    const now = shop.clock.now()
    shop.clock.set(new Date(now.getTime() + 48 * 3_600_000))
    try {
      expect((await confirm(link)).status).toBe(204)
    } finally {
      shop.clock.set(now)
    }
  })

  test('a newer link voids the older ones of its purpose', async () => {
    const first = await activationLink()
    const second = await activationLink()
    expect(second.token).not.toBe(first.token)
    expect(await refusedWith(confirm(first))).toBe(invalid)
    expect((await confirm(second)).status).toBe(204)
  })

  test('of letters that are written at once, in whatever order, the newest has the link that counts', async () => {
    for (let round = 0; round < 5; round += 1) {
      await sql('truncate account, outbox_mail, attempt_count cascade')
      await visitorOf(shop).register()
      await visitorOf(shop).register()
      await Promise.all([mailsTo(shop, anna.emailAddress), mailsTo(other, anna.emailAddress)])
      const { rows } = await sql('select 1 from account_token where used_at is null')
      expect(rows).toHaveLength(1)
      expect((await confirm(await linkTo(shop, anna.emailAddress))).status).toBe(204)
    }
  })

  test('a letter that was overtaken by a newer one is not sent', async () => {
    const visitor = visitorOf(shop)
    await visitor.register()
    await sql(`update outbox_mail set next_attempt_at = next_attempt_at + interval '1 hour'`)
    const link = await activationLink()
    await sql('update outbox_mail set next_attempt_at = now() where sent_at is null')
    expect(await mailsTo(shop, anna.emailAddress)).toHaveLength(1)
    expect((await confirm(link)).status).toBe(204)
  })

  test('after a new password no link that was mailed before counts', async () => {
    const customer = await startCustomer(shop, { email: anna.emailAddress })
    const link = await resetLink()
    const json = { newPassword: 'nieuw1234' }
    expect((await customer.request('/api/account/changepassword', { json })).status).toBe(204)
    expect(await refusedWith(reset(link))).toBe(invalid)
  })
})

describe('a forgotten password (ACCOUNTS-10)', () => {
  test('another one is chosen with the mailed link, everybody is signed out and the owner is told', async () => {
    const customer = await startCustomer(shop, { email: anna.emailAddress })
    const link = await resetLink()
    expect(link.url).toMatch(/^http:\/\/haverhof\.nl\.localhost:3000\/account\/reset\/\?/)
    expect((await reset(link)).status).toBe(204)
    expect((await customer.request('/api/account')).status).toBe(401)
    expect((await visitorOf(shop).signIn(anna.emailAddress, 'paard1234')).status).toBe(422)
    expect((await visitorOf(shop).signIn(anna.emailAddress, 'nieuw1234')).status).toBe(200)
    const subjects = (await mailsTo(shop, anna.emailAddress)).map(({ subject }) => subject)
    expect(subjects).toEqual([
      'Kies een nieuw wachtwoord voor Haverhof',
      'Uw wachtwoord bij Haverhof is gewijzigd',
    ])
  })

  test('a weak password uses nothing up', async () => {
    await startCustomer(shop, { email: anna.emailAddress })
    const { userId, token } = await resetLink()
    const json = { newPassword: 'paardje' }
    const answer = await shop.request(`/api/account/${userId}/resetpassword?token=${token}`, { json })
    expect(await answer.json()).toMatchObject({
      status: 400,
      parameter: 'newPassword',
      detail: 'invalid-password',
    })
    expect((await reset({ userId, token })).status).toBe(204)
  })

  test('activates an account that still waited: the link proves the mailbox', async () => {
    await visitorOf(shop).register()
    expect((await reset(await resetLink())).status).toBe(204)
    expect((await visitorOf(shop).signIn(anna.emailAddress, 'nieuw1234')).status).toBe(200)
  })

  test('a mailbox without an account gets no mail, and no trace stays', async () => {
    expect((await visitorOf(shop).forgot('nobody@example.nl')).status).toBe(204)
    expect(await mailsTo(shop, 'nobody@example.nl')).toEqual([])
    expect((await sql('select count(*)::int from outbox_mail')).rows).toEqual([{ count: 0 }])
  })
})

describe('the activation once more (ACCOUNTS-9)', () => {
  test('comes for the id of an old link and for the mailbox', async () => {
    const old = await activationLink()
    expect((await visitorOf(shop).resend(`?userId=${old.userId}`)).status).toBe(204)
    const byId = await linkTo(shop, anna.emailAddress)
    expect(byId.token).not.toBe(old.token)
    expect((await visitorOf(shop).resend('', { emailAddress: anna.emailAddress })).status).toBe(204)
    expect((await confirm(await linkTo(shop, anna.emailAddress))).status).toBe(204)
  })

  test('is the same answer for ids that nobody has', async () => {
    for (const userId of ['nobody', '00000000-0000-4000-8000-000000000000', '%00', "'; drop"]) {
      const answer = await visitorOf(shop).resend(`?userId=${encodeURIComponent(userId)}`)
      expect([userId, answer.status]).toEqual([userId, 204])
    }
    expect((await visitorOf(shop).resend('', {})).status).toBe(400)
  })
})
