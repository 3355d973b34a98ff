import { startCustomer, startTwoShops, type TestShop, type TwoShops } from '@haverhof/testing'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { anna, linkTo, type MailedLink, visitorOf } from './test-visitor.ts'

/** Two shops on one database for the tests of a file. Each test begins without accounts. */
export function startAccounts() {
  let both: TwoShops
  const sql = (text: string, values: unknown[] = []) =>
    both.shops[0].context.database.pool.query(text, values)
  const forget = () => sql('truncate account, outbox_mail, attempt_count cascade')
  beforeAll(async () => {
    both = await startTwoShops()
  })
  beforeEach(forget)
  afterAll(() => both[Symbol.asyncDispose]())
  return {
    get shop() {
      return both.shops[0]
    },
    get other() {
      return both.shops[1]
    },
    sql,
    forget,
  }
}

type Use = Pick<MailedLink, 'userId' | 'token'> & { site?: string; at?: TestShop }

/** How Anna comes by a link, and what is done with one. */
export function linksAt(shops: { readonly shop: TestShop }) {
  const activationLink = async () => {
    await visitorOf(shops.shop).register()
    return linkTo(shops.shop, anna.emailAddress)
  }
  const resetLink = async () => {
    await visitorOf(shops.shop).forgot(anna.emailAddress)
    return linkTo(shops.shop, anna.emailAddress)
  }
  return {
    activationLink,
    resetLink,
    resetLinkOfCustomer: async () => {
      await startCustomer(shops.shop, { email: anna.emailAddress })
      return resetLink()
    },
    confirm: ({ userId, token, at = shops.shop, ...rest }: Use) =>
      at.request(`/api/account/${userId}/confirm?token=${token}`, { ...rest, method: 'POST' }),
    reset: ({ userId, token, at = shops.shop, ...rest }: Use) =>
      at.request(`/api/account/${userId}/resetpassword?token=${token}`, {
        ...rest,
        json: { newPassword: 'nieuw1234' },
      }),
  }
}
