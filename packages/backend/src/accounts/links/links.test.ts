import { mutateStatements, startCustomer, startTestShop } from '@haverhof/testing'
import { describe, expect, test } from 'vitest'
import { linksAt, startAccounts } from '../test-accounts.ts'
import { anna, linkTo, mailsTo, visitorOf } from '../test-visitor.ts'

const accounts = startAccounts()
const { activationLink, confirm, reset, resetLink, resetLinkOfCustomer } = linksAt(accounts)

async function refusedWith(answer: Promise<Response>): Promise<string> {
  const response = await answer
  return `${response.status} ${((await response.json()) as { code: string }).code}`
}

const invalid = '422 token-invalid'

describe('a mailed link works once (ACCOUNTS-2)', () => {
  test('of fifty uses at once, on two processes, one succeeds', async () => {
    const link = await activationLink()
    const uses = Array.from({ length: 50 }, (_, each) =>
      confirm({ ...link, at: each % 2 ? accounts.shop : accounts.other }),
    )
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
    await using careless = await startTestShop({ beside: accounts.shop })
    mutateStatements(careless, (text) => text.replaceAll('t.used_at is null', 'true'))
    const link = await make()
    const uses = Array.from({ length: 10 }, () => use({ ...link, at: careless }))
    const statuses = (await Promise.all(uses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 204).length).toBeGreaterThan(1)
  })

  test('programs that open links use nothing up', async () => {
    const link = await activationLink()
    for (let scan = 0; scan < 5; scan += 1) {
      const answer = await accounts.shop.request(`/api/account/${link.userId}/confirm?token=${link.token}`)
      expect(answer.status).toBe(405)
    }
    expect((await confirm(link)).status).toBe(204)
  })
})

describe('one answer for every link that is none (ACCOUNTS-2)', () => {
  test('used, of another account, for another purpose, on another site, or made up', async () => {
    const link = await activationLink()
    const stranger = await startCustomer(accounts.shop)
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
      const answer = await accounts.shop.request(`/api/account/${userId}/confirm?${query}`, {
        method: 'POST',
      })
      expect([query, answer.status]).toEqual([query, 400])
    }
  })

  test.each([
    ['activate', '7 days', activationLink, confirm],
    ['reset', '1 hour', resetLinkOfCustomer, reset],
  ] as const)(
    'a link to %s is over after %s, by the clock of the database (ACCOUNTS-36, §4.4, §4.5)',
    async (purpose, life, make, use) => {
      const link = await make()
      const shift = (moment: string) =>
        accounts.sql(
          `update account_token set expires_at = ${moment} where purpose = $1 and used_at is null`,
          [purpose],
        )
      const { rows } = await accounts.sql(
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
    const now = accounts.shop.clock.now()
    accounts.shop.clock.set(new Date(now.getTime() + 48 * 3_600_000))
    try {
      expect((await confirm(link)).status).toBe(204)
    } finally {
      accounts.shop.clock.set(now)
    }
  })

  test('a newer link voids the older ones of its purpose (ACCOUNTS-37)', async () => {
    const first = await activationLink()
    await visitorOf(accounts.shop).resend(`?userId=${first.userId}`)
    const second = await linkTo(accounts.shop, anna.emailAddress)
    expect(second.token).not.toBe(first.token)
    expect(await refusedWith(confirm(first))).toBe(invalid)
    expect((await confirm(second)).status).toBe(204)
  })

  test('of letters that are written at once, in whatever order, the newest has the link that counts (ACCOUNTS-37)', async () => {
    for (let round = 0; round < 5; round += 1) {
      await accounts.forget()
      await visitorOf(accounts.shop).register()
      await visitorOf(accounts.shop).resend('', { emailAddress: anna.emailAddress })
      await Promise.all([
        mailsTo(accounts.shop, anna.emailAddress),
        mailsTo(accounts.other, anna.emailAddress),
      ])
      const { rows } = await accounts.sql('select 1 from account_token where used_at is null')
      expect(rows).toHaveLength(1)
      expect((await confirm(await linkTo(accounts.shop, anna.emailAddress))).status).toBe(204)
    }
  })

  test('a letter that was overtaken by a newer one is not sent (ACCOUNTS-37)', async () => {
    const visitor = visitorOf(accounts.shop)
    await visitor.register()
    await accounts.sql(`update outbox_mail set next_attempt_at = next_attempt_at + interval '1 hour'`)
    await visitor.resend('', { emailAddress: anna.emailAddress })
    const link = await linkTo(accounts.shop, anna.emailAddress)
    await accounts.sql('update outbox_mail set next_attempt_at = now() where sent_at is null')
    expect(await mailsTo(accounts.shop, anna.emailAddress)).toHaveLength(1)
    expect((await confirm(link)).status).toBe(204)
  })

  test('after a new password no link that was mailed before counts', async () => {
    const customer = await startCustomer(accounts.shop, { email: anna.emailAddress })
    const link = await resetLink()
    const json = { newPassword: 'nieuw1234' }
    expect((await customer.request('/api/account/changepassword', { json })).status).toBe(204)
    expect(await refusedWith(reset(link))).toBe(invalid)
  })
})
