import { expectAccessible, expectAccessibleAtAllWidths } from './axe.ts'
import { at } from './hosts.ts'
import { expect, test } from './shop-test.ts'
import { visit } from './visit.ts'

const host = 'haverhof.nl'

test('a customer withdraws from a contract in two steps, without an account', async ({ page }) => {
  await visit(page, host, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Overeenkomst herroepen' }).click()
  await expect(page).toHaveURL(/\/withdraw\/$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Overeenkomst herroepen' })).toBeVisible()
  await page.getByRole('button', { name: 'Verder naar bevestigen' }).click()
  await expect(page.getByLabel('Uw naam')).toBeFocused()
  await expect(page.getByLabel('Uw naam')).toHaveAccessibleDescription('Dit is een verplicht veld')
  await expectAccessibleAtAllWidths(page, 'withdrawal with errors')

  await page.getByLabel('Uw naam').fill('Anna de Vries')
  await page.getByLabel('Bestelnummer').fill('100001')
  await page.getByLabel('E-mailadres', { exact: true }).fill('anna@example.nl')
  await page.getByRole('button', { name: 'Verder naar bevestigen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Controleer uw herroeping' })).toBeFocused()
  await expect(
    page.getByText('Hierbij herroep ik, Anna de Vries, de overeenkomst van bestelling 100001.'),
  ).toBeVisible()
  await expectAccessible(page, 'withdrawal to confirm')

  await page.getByRole('button', { name: 'Herroeping bevestigen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Uw herroeping is ontvangen' })).toBeFocused()
  await expect(page.getByRole('main')).toContainText('anna@example.nl')
})

test.describe('without scripts', () => {
  // A page whose fields are wrong answers 422, which the browser notes.
  test.use({ javaScriptEnabled: false, expectedMessages: [/422/] })

  test('a customer withdraws all the same, and nothing stands in an address (PAGES-13, CHECKOUT-PAGES-17, CHECKOUT-PAGES-65)', async ({
    page,
  }) => {
    const addresses: string[] = []
    page.on('request', (request) => addresses.push(request.url()))
    await page.goto(at(host, '/withdraw/'))
    await page.getByLabel('Uw naam').fill('Anna de Vries')
    await page.getByRole('button', { name: 'Verder naar bevestigen' }).click()
    await expect(page.getByRole('alert')).toContainText('Bestelnummer: Dit is een verplicht veld')
    await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([
      /^Bestelnummer: /,
      /^E-mailadres: /,
    ])
    await expect(page.getByLabel('Bestelnummer')).toHaveAccessibleDescription(/Dit is een verplicht veld/)
    await expect(page.getByLabel('Uw naam')).toHaveValue('Anna de Vries')

    await page.getByLabel('Bestelnummer').fill('100001')
    await page.getByLabel('E-mailadres', { exact: true }).fill('anna@example.nl')
    await page.getByRole('button', { name: 'Verder naar bevestigen' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Controleer uw herroeping' })).toBeVisible()
    await page.getByRole('button', { name: 'Terug' }).click()
    await expect(page.getByLabel('Bestelnummer')).toHaveValue('100001')
    await page.getByRole('button', { name: 'Verder naar bevestigen' }).click()
    await page.getByRole('button', { name: 'Herroeping bevestigen' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Uw herroeping is ontvangen' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('anna@example.nl')
    expect(addresses.filter((address) => /anna|100001/i.test(address))).toEqual([])
  })

  test('the fields are named in the language of the site (PAGES-13)', async ({ page }) => {
    await page.goto(at('haverhof.de', '/withdraw/'))
    await page.getByRole('main').locator('button[type=submit]').click()
    await expect(page.getByRole('alert')).toContainText('Bestellnummer: Dies ist ein Pflichtfeld')
  })
})

test.describe('the link of a newsletter', () => {
  test.use({ expectedMessages: [/404 \(Not Found\).*newsletter\/confirm/] })

  test('does nothing before a click, and then says when it is no longer good', async ({ page }) => {
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/newsletter/')) sent.push(request.method())
    })
    await visit(page, host, '/newsletter/confirm/?token=nobody-was-sent-this')
    await expectAccessible(page, 'the question about the newsletter')
    expect(sent).toEqual([])
    await page.getByRole('button', { name: 'Ja, dat bevestig ik' }).click()
    await expect(page.getByRole('main')).toContainText('Deze link is verlopen of niet volledig.')
  })
})
