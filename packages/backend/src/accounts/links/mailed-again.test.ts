import { startCustomer } from '@haverhof/testing'
import { describe, expect, test } from 'vitest'
import { linksAt, startAccounts } from '../test-accounts.ts'
import { anna, linkTo, mailsTo, visitorOf } from '../test-visitor.ts'

const accounts = startAccounts()
const { activationLink, confirm, reset, resetLink } = linksAt(accounts)

describe('a forgotten password (ACCOUNTS-10)', () => {
  test('another one is chosen with the mailed link, everybody is signed out and the owner is told (ACCOUNTS-49, §7.29, §7.31)', async () => {
    const customer = await startCustomer(accounts.shop, { email: anna.emailAddress })
    const link = await resetLink()
    expect(link.url).toMatch(/^http:\/\/haverhof\.nl\.localhost:3000\/account\/reset\/\?/)
    expect((await reset(link)).status).toBe(204)
    expect((await customer.request('/api/account')).status).toBe(401)
    expect((await visitorOf(accounts.shop).signIn(anna.emailAddress, 'paard1234')).status).toBe(422)
    expect((await visitorOf(accounts.shop).signIn(anna.emailAddress, 'nieuw1234')).status).toBe(200)
    const subjects = (await mailsTo(accounts.shop, anna.emailAddress)).map(({ subject }) => subject)
    expect(subjects).toEqual([
      'Kies een nieuw wachtwoord voor Haverhof',
      'Uw wachtwoord bij Haverhof is gewijzigd',
    ])
  })

  test('a weak password uses nothing up', async () => {
    await startCustomer(accounts.shop, { email: anna.emailAddress })
    const { userId, token } = await resetLink()
    const json = { newPassword: 'paardje' }
    const answer = await accounts.shop.request(`/api/account/${userId}/resetpassword?token=${token}`, {
      json,
    })
    expect(await answer.json()).toMatchObject({
      status: 400,
      parameter: 'newPassword',
      detail: 'invalid-password',
    })
    expect((await reset({ userId, token })).status).toBe(204)
  })

  test('activates an account that still waited: the link proves the mailbox (ACCOUNTS-49)', async () => {
    await visitorOf(accounts.shop).register()
    expect((await reset(await resetLink())).status).toBe(204)
    expect((await visitorOf(accounts.shop).signIn(anna.emailAddress, 'nieuw1234')).status).toBe(200)
  })

  test('a mailbox without an account gets no mail, and no trace stays', async () => {
    expect((await visitorOf(accounts.shop).forgot('nobody@example.nl')).status).toBe(204)
    expect(await mailsTo(accounts.shop, 'nobody@example.nl')).toEqual([])
    expect((await accounts.sql('select count(*)::int from outbox_mail')).rows).toEqual([{ count: 0 }])
  })
})

describe('the activation once more (ACCOUNTS-9)', () => {
  test('comes for the id of an old link and for the mailbox (§7.30)', async () => {
    const old = await activationLink()
    expect((await visitorOf(accounts.shop).resend(`?userId=${old.userId}`)).status).toBe(204)
    const byId = await linkTo(accounts.shop, anna.emailAddress)
    expect(byId.token).not.toBe(old.token)
    expect((await visitorOf(accounts.shop).resend('', { emailAddress: anna.emailAddress })).status).toBe(204)
    expect((await confirm(await linkTo(accounts.shop, anna.emailAddress))).status).toBe(204)
  })

  test('is the same answer for unknown ids', async () => {
    for (const userId of ['nobody', '00000000-0000-4000-8000-000000000000', '%00', "'; drop"]) {
      const answer = await visitorOf(accounts.shop).resend(`?userId=${encodeURIComponent(userId)}`)
      expect([userId, answer.status]).toEqual([userId, 204])
    }
    expect((await visitorOf(accounts.shop).resend('', {})).status).toBe(400)
  })
})
