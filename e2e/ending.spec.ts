import { expectAccessibleAtAllWidths } from './axe.ts'
import { makeCustomer, signIn } from './customer.ts'
import { at } from './hosts.ts'
import { mailedLink } from './mailbox.ts'
import { call, placePaidOrder } from './orders.ts'
import { expect, test } from './shop-test.ts'
import { visit } from './visit.ts'

test('a customer ends a repeat delivery without signing in, and it has ended (ENDING-1, ENDING-4)', async ({
  page,
}) => {
  const customer = await makeCustomer(page, 'haverhof.nl')
  await signIn(page, 'haverhof.nl', customer)
  const { orderId } = await placePaidOrder(page, [[10_101, 1, 42]])
  await visit(page, 'haverhof.nl', '/end-contract/')
  await page.getByRole('button', { name: 'Nu opzeggen' }).click()
  await expect(page.getByLabel('Uw naam')).toBeFocused()
  await expectAccessibleAtAllWidths(page, 'the ending of a contract with errors')
  await page.getByLabel('Uw naam').fill('Anna de Vries')
  await page.getByLabel('Bestelnummer').fill(String(orderId))
  await page.getByLabel('E-mailadres', { exact: true }).fill(customer.emailAddress)
  await page.getByRole('button', { name: 'Nu opzeggen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Uw opzegging is ontvangen' })).toBeFocused()
  await expect(page.getByRole('main')).toContainText(customer.emailAddress)
  await visit(page, 'haverhof.nl', '/account/repeat-deliveries/')
  await expect(page.getByText('Er komt niets meer vanzelf')).toBeVisible()
})

test('one who mistypes the number confirms by the mailed link, and it has ended (ENDING-15, WITHDRAWAL-15)', async ({
  page,
}) => {
  const customer = await makeCustomer(page, 'haverhof.nl')
  const { emailAddress } = customer
  await signIn(page, 'haverhof.nl', customer)
  await placePaidOrder(page, [[10_101, 1, 42]])
  const declared = { fullName: 'Anna', contract: '999999', emailAddress, kind: 'ending' }
  await call(page, 'POST', '/api/endings', declared)
  await visit(page, 'haverhof.nl', '/account/repeat-deliveries/')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Bekijken of wijzigen/ })
    .first()
    .click()
  await expect(page.getByRole('main')).toContainText('zonder in te loggen')
  await page.goto(
    await mailedLink(page, emailAddress, { kind: 'ending-receipt', path: '/declaration/confirm/' }),
  )
  await expectAccessibleAtAllWidths(page, 'the question about a declaration')
  await page.getByRole('button', { name: 'Ja, die is van mij' }).click()
  await expect(page.getByRole('heading', { name: 'Dank u, uw verklaring is bevestigd' })).toBeVisible()
  await visit(page, 'haverhof.nl', '/account/repeat-deliveries/')
  await expect(page.getByText('Er komt niets meer vanzelf')).toBeVisible()
})

test.describe('without scripts', () => {
  // A page whose fields are wrong answers 422, which the browser notes.
  test.use({ javaScriptEnabled: false, expectedMessages: [/422/] })

  for (const host of ['haverhof.de', 'muehldorfer.de'] as const) {
    test(`the foot of ${host} leads to the button of § 312k BGB, which works all the same (ENDING-6, ENDING-18, PAGES-13)`, async ({
      page,
    }) => {
      const addresses: string[] = []
      page.on('request', (request) => addresses.push(request.url()))
      await page.goto(at(host, '/'))
      await page.getByRole('contentinfo').getByRole('link', { name: 'Verträge hier kündigen' }).click()
      await page.getByLabel('Ihr Name').fill('Anna Brand')
      await page.getByLabel('Außerordentliche Kündigung aus wichtigem Grund').check()
      await page.getByRole('button', { name: 'jetzt kündigen', exact: true }).click()
      await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([
        /^Bestellnummer: /,
        /^E-Mail-Adresse: /,
        /^Wichtiger Grund: /,
      ])
      await expect(page.getByLabel('Ihr Name')).toHaveValue('Anna Brand')
      await page.getByLabel('Bestellnummer').fill('100001')
      await page.getByLabel('E-Mail-Adresse', { exact: true }).fill('anna@example.de')
      await page.getByRole('textbox', { name: /^Wichtiger Grund/ }).fill('Mein Pferd ist verkauft.')
      await page.getByRole('button', { name: 'jetzt kündigen', exact: true }).click()
      await expect(
        page.getByRole('heading', { level: 1, name: 'Ihre Kündigung ist eingegangen' }),
      ).toBeVisible()
      await expect(page.getByRole('main')).toContainText('Mein Pferd ist verkauft.')
      expect(addresses.filter((address) => /anna|100001|verkauft/i.test(address))).toEqual([])
    })
  }
})
