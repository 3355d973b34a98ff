import { expectAccessible, expectAccessibleInLightAndDark } from './axe.ts'
import { atOffice, enterOffice } from './office.ts'
import { call, placePaidOrder } from './orders.ts'
import { expect, test } from './shop-test.ts'
import { standOn } from './visit.ts'

// A call before sign-in is answered with 401, which the browser writes down.
// The check of accessibility greets every frame; that of a mail, which may run nothing, does not hear it.
test.use({
  expectedMessages: [/the server responded with a status of 4(01|10)|Failed to execute 'postMessage'/],
  locale: 'en-GB',
})

test('the day begins with what waits, one press away; then the mails, the machine and what is owed (TODAY-1, TODAY-4, TODAY-5, MAIL-18, HEALTH-1, REFUNDS-7)', async ({
  page,
}) => {
  await standOn(page, 'haverhof.nl')
  await placePaidOrder(page)
  const inVain = { filter: { searchTerm: 'Xylofoon qwertz' } }
  for (const _ of [1, 2]) await call(page, 'POST', '/api/products/search', inVain)
  await enterOffice(page)
  await expect(page.getByRole('heading', { name: 'Good to see you, Ines Visser' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Turnover', exact: true })).toBeVisible()
  await expect(page.getByRole('row', { name: /^xylofoon qwertz haverhof\.nl 2/ })).toBeVisible()
  await expectAccessibleInLightAndDark(page, 'today')
  await page.getByRole('link', { name: /^Orders to send/ }).click()
  await expect(page.getByRole('heading', { name: 'Orders', exact: true })).toBeVisible()

  await page.goto(atOffice('/mails?view=sent&state=sent'))
  await page
    .getByRole('table')
    .getByRole('link', { name: /^Uw bestelling/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'As its reader sees it' }).click()
  const mail = page.frameLocator('iframe[title="As its reader sees it"]')
  await expect(mail.getByText('Haverhof').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Time line' })).toBeVisible()
  await expectAccessible(page, 'a mail')

  await page.keyboard.press('Escape')
  await page.goto(atOffice('/today'))
  await page.getByRole('link', { name: /^(All is well|The books|Background work)/ }).click()
  await expect(page.getByRole('heading', { name: 'Books of last night' })).toBeVisible()
  await expectAccessibleInLightAndDark(page, 'health')
  await page.getByRole('link', { name: 'To the refunds' }).click()
  await expect(page.getByRole('button', { name: 'Not paid yet' })).toHaveAttribute('aria-current', 'true')
  await expectAccessible(page, 'refunds')
})
