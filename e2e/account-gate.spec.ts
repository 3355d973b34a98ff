import type { Page } from '@playwright/test'
import { askShop } from './ask.ts'
import { makeCustomer, signIn } from './customer.ts'
import { expect, test } from './window-test.ts'

const host = 'haverhof.nl'

const pages = ['/account/', '/account/orders/', '/account/information/', '/account/rqs-results/']

test('the account is closed to those who are not signed in, and stored nowhere (PAGES-9, SIGN-IN-PAGES-5, §2.14, §6.5)', async () => {
  for (const path of pages) {
    const answer = await askShop(host, path)
    expect(answer.status, path).toBe(302)
    expect(answer.headers['location']).toBe(`/account/login/?i=1&returnUrl=${encodeURIComponent(path)}`)
    expect(answer.headers['cache-control']).toBe('no-store')
  }
  const invented = await askShop(host, '/account/', { cookie: '__Host-session=invented' })
  expect(invented.status).toBe(302)
  const login = await askShop(host, '/account/login/')
  expect(login.status).toBe(200)
  expect(login.headers['cache-control']).toBe('no-store')
})

test('links from mails tell no other site where the visitor came from (SIGN-IN-PAGES-26)', async () => {
  for (const path of ['/account/confirm/', '/account/reset/', '/checkout/reset/']) {
    const answer = await askShop(host, `${path}?userId=a&token=secret-of-the-link`)
    expect(answer.status, path).toBe(200)
    expect(answer.headers['referrer-policy'], path).toBe('no-referrer')
    expect(answer.headers['cache-control'], path).toBe('no-store')
    expect(answer.body).not.toContain('secret-of-the-link')
  }
})

test('pages of the account are the same for every customer, and say what they are about (PAGES-20, PAGES-11, PAGES-9)', async ({
  browser,
  page,
}) => {
  const customer = await makeCustomer(page, host)
  await signIn(page, host, customer)
  const other = await (await browser.newContext()).newPage()
  await signIn(other, host, await makeCustomer(other, host))
  const [one, two] = await Promise.all([sessionOf(page), sessionOf(other)])
  for (const path of pages) {
    const answers = await Promise.all([one, two].map((cookie) => askShop(host, path, { cookie })))
    const [first, second] = answers.map(({ status, body }) => ({ status, body }))
    expect(first?.status, path).toBe(200)
    expect(first, path).toEqual(second)
    expect(first?.body).not.toContain(customer.emailAddress)
  }
  for (const [path, sentence] of [
    ['/account/', 'Hier ziet u wat er loopt:'],
    ['/account/returns/', 'Is er iets beschadigd of niet zoals u mocht verwachten?'],
  ] as const)
    expect((await askShop(host, path, { cookie: one ?? '' })).body, path).toContain(sentence)
  await other.context().close()
})

async function sessionOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies()
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}
