import { makeCustomer, password, register, signIn } from './customer.ts'
import { at } from './hosts.ts'
import { mailedLink, newMailbox } from './mailbox.ts'
import { expect, test } from './window-test.ts'
import { hydrated, visit } from './visit.ts'

const host = 'haverhof.nl'

// A link that is over is refused, and browsers say so.
test.use({ expectedMessages: [/422/] })

for (const [area, forgot, reset, end] of [
  ['the account', '/account/forgot/', '/account/reset/', /\/account\/login\/\?r=1$/],
  ['checkout', '/checkout/forgot/', '/checkout/reset/', /\/checkout\/login\/\?r=1$/],
] as const) {
  test(`a link to a new password survives a reload in ${area}, and leaves the history once used (SIGN-IN-PAGES-25, ACC-62)`, async ({
    page,
  }) => {
    const customer = await makeCustomer(page, host)
    await visit(page, host, forgot)
    await page.getByLabel('E-mailadres', { exact: true }).fill(customer.emailAddress)
    await page.getByRole('button', { name: 'Link sturen' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Kijk in uw mailbox' })).toBeVisible()
    await page.goto(await mailedLink(page, customer.emailAddress, { kind: 'account-reset', path: reset }))
    await hydrated(page)
    await page.reload()
    await hydrated(page)
    await page.getByLabel('Nieuw wachtwoord').fill('haver2027')
    await page.getByLabel('Herhaal het wachtwoord').fill('haver2027')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(end)
    await page.goBack()
    await expect(page).not.toHaveURL(/token=/)
  })
}

test('confirming survives a reload; a link that is over leaves the address (SIGN-IN-PAGES-25, ACC-62)', async ({
  page,
}) => {
  const emailAddress = newMailbox('reload')
  await register(page, host, emailAddress)
  const link = await mailedLink(page, emailAddress, { kind: 'account-activation', path: '/account/confirm/' })
  await page.goto(link)
  await hydrated(page)
  await page.reload()
  await hydrated(page)
  await page.getByRole('button', { name: 'Bevestigen' }).click()
  await expect(page).toHaveURL(/\/account\/login\/\?a=1$/)
  await page.goto(link.replace(/token=[^&]+/, `token=${'a'.repeat(32)}`))
  await hydrated(page)
  await page.getByRole('button', { name: 'Bevestigen' }).click()
  await expect(page.getByRole('alert')).toContainText('link')
  await expect(page).toHaveURL(/\/account\/confirm\/$/)
})

test('a signed-in customer is led to the account, except for a new mailbox (SIGN-IN-PAGES-5, SIGN-IN-PAGES-18, ACC-174)', async ({
  page,
}) => {
  const customer = await makeCustomer(page, host)
  await signIn(page, host, customer)
  const secret = `userId=00000000-0000-0000-0000-000000000000&token=${'a'.repeat(32)}`
  await page.goto(at(host, `/account/confirm/?${secret}`))
  await expect(page).toHaveURL(/\/account\/$/)
  const emailAddress = `new.${Date.now()}@example.nl`
  await visit(page, host, '/account/information/email/')
  await page.getByLabel('Nieuw e-mailadres').fill(emailAddress)
  await page.getByLabel('Uw huidige wachtwoord').fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Kijk in uw mailbox')).toBeVisible()
  await page.goto(
    await mailedLink(page, emailAddress, { kind: 'account-change-email', path: '/account/confirm/' }),
  )
  await hydrated(page)
  await page.reload()
  await hydrated(page)
  await page.getByRole('button', { name: 'Bevestigen' }).click()
  await expect(page).toHaveURL(/\/account\/$/)
})
