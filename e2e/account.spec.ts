import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleAtAllWidths } from './axe.ts'
import { fillSignIn, makeCustomer, password, signIn } from './customer.ts'
import { at } from './hosts.ts'
import { tabTo, typeByKeyboard } from './keyboard.ts'
import { placePaidOrder } from './orders.ts'
import { expect, test } from './window-test.ts'
import { staff } from './staff.ts'
import { visit } from './visit.ts'

const host = 'haverhof.nl'

test('a customer follows an order, has its invoice and orders it again (ACCOUNT-PAGES-6, 7, ACCOUNT-PAGES-4, §1.16, §1.17, §2.15, §2.17, §2.18)', async ({
  page,
}) => {
  await signIn(page, host, await makeCustomer(page, host))
  const { orderId } = await placePaidOrder(page)
  const main = page.getByRole('main')

  // The overview shows what is open (ACCOUNT-PAGES-4).
  await visit(page, host, '/account/')
  await expect(main.getByText('Fijn dat u er bent, Anna.')).toBeVisible()
  await expect(main.getByRole('listitem').filter({ hasText: `Bestelling ${orderId}` })).toContainText(
    'Betaald. Wij pakken de bestelling binnenkort in.',
  )
  await expectAccessibleAtAllWidths(page, 'the overview of the account')

  // The way of the order, and what it was (ACCOUNT-PAGES-5).
  await staff(page, 'ship', orderId)
  await main.getByRole('link', { name: `Bestelling ${orderId}`, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Bestelling ${orderId}` })).toBeFocused()
  await expect(
    main.getByRole('list', { name: 'Hoe ver de bestelling is' }).locator('[aria-current]'),
  ).toContainText('Verzonden')
  await expect(main.getByRole('link', { name: /^Terugsturen/ })).toHaveCount(2)
  await expectAccessibleAtAllWidths(page, 'an order')

  const pdf = await main.getByRole('link', { name: 'Factuur (PDF)' }).getAttribute('href')
  const paper = await fetched(page, pdf ?? '')
  expect(paper).toMatchObject({ status: 200, type: 'application/pdf' })
  expect(paper.text.slice(0, 5)).toBe('%PDF-')

  // One line goes into the cart once more; all of it has a screen of its own.
  await expect(main.getByRole('link', { name: 'Alles opnieuw bestellen' })).toHaveAttribute(
    'href',
    /again\/$/,
  )
  await main
    .getByRole('button', { name: /^Opnieuw bestellen/ })
    .first()
    .click()
  await expect(main.getByText('1 product ligt in uw winkelwagen')).toBeVisible()
  await main.getByRole('link', { name: 'Naar de winkelwagen' }).click()
  await expect(page).toHaveURL(/\/cart\/$/)
  await expect(page.getByRole('textbox', { name: /Aantal/ }).first()).toHaveValue('1')

  // What was received can be reviewed.
  await visit(page, host, '/account/')
  await main
    .getByRole('link', { name: /^Schrijf een review/ })
    .first()
    .click()
  await expect(page).toHaveURL(/#write-review$/)
  await expect(page.getByRole('dialog').getByRole('heading')).toBeVisible()
})

test('a customer with nothing yet is told so, and where to go (§8.17, §2.21)', async ({ page }) => {
  await signIn(page, host, await makeCustomer(page, host))
  const rooms = [
    ['/account/', 'Er staat op dit moment geen bestelling open.'],
    ['/account/', 'U heeft geen ongelezen adviezen.'],
    ['/account/orders/', 'Nog geen bestellingen'],
    ['/account/invoices/', 'Nog geen facturen'],
    ['/account/returns/', 'Niets om terug te sturen'],
    ['/account/rqs-results/', 'Nog geen monsters'],
    ['/account/subscriptions/', 'U wacht niet op een product.'],
  ] as const
  for (const [path, words] of rooms) {
    await visit(page, host, path)
    await expect(page.getByRole('main').getByText(words)).toBeVisible()
    await expectAccessible(page, `${path} with nothing in it`)
  }
  // The row of a small screen shows the current room, also when the screen was wide before (ACCOUNT-PAGES-1).
  await page.setViewportSize({ width: 390, height: 900 })
  const current = page.getByRole('link', { name: 'Nieuwsbrief en meldingen', exact: true })
  await expect(current).toBeInViewport({ ratio: 1 })
})

test('the account is for its customer alone, and keeps the scroll position from room to room (ACCOUNT-PAGES-2, ACCOUNT-PAGES-3, ACCOUNT-PAGES-31, §2.22)', async ({
  page,
}) => {
  const customer = await makeCustomer(page, host)

  // Signing in leads back to the page that was wanted.
  await visit(page, host, '/account/orders/?p=2')
  await expect(page).toHaveURL(/\/account\/login\/\?i=1&returnUrl=/)
  await fillSignIn(page, customer)
  await expect(page).toHaveURL(/\/account\/orders\/\?p=2$/)

  // The HTML of the server holds no customer (ACCOUNT-PAGES-2).
  const html = await fetched(page, '/account/information/')
  expect(html).toMatchObject({ status: 200, caching: 'no-store' })
  for (const secret of [customer.emailAddress, 'Anna', 'de Vries']) expect(html.text).not.toContain(secret)

  // Going from room to room leaves the window where it is (ACCOUNT-PAGES-31).
  await visit(page, host, '/account/')
  await page.evaluate(() => scrollTo({ top: 120, behavior: 'instant' }))
  await page.getByRole('navigation', { name: 'Uw account' }).getByRole('link', { name: 'Facturen' }).click()
  await expect(page.getByText('Nog geen facturen')).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(120)

  await page
    .getByRole('navigation', { name: 'Uw account' })
    .getByRole('button', { name: 'Uitloggen' })
    .click()
  await expect(page).toHaveURL(at(host, '/'))
  await visit(page, host, '/account/')
  await expect(page).toHaveURL(/\/account\/login\//)
})

test.describe('an answer that does not come', () => {
  test.use({ expectedMessages: [/Failed to load resource: net::ERR_FAILED/] })

  test('is asked for again with a press (ACCOUNT-PAGES-32)', async ({ page }) => {
    await signIn(page, host, await makeCustomer(page, host))
    await page.route('**/api/account/invoices', (route) => route.abort())
    await visit(page, host, '/account/invoices/')
    await expect(page.getByRole('alert')).toContainText('Er ging iets mis')
    await page.unroute('**/api/account/invoices')
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
    await expect(page.getByText('Nog geen facturen')).toBeVisible()
  })
})

test.describe('an order of another customer', () => {
  test.use({ expectedMessages: [/404 \(Not Found\).*api\/account\/orders/] })

  test('is no order at all', async ({ page }) => {
    await signIn(page, host, await makeCustomer(page, host))
    await visit(page, host, '/account/orders/999999/')
    await expect(page.getByText('Wij kunnen deze bestelling niet vinden')).toBeVisible()
  })
})

test.describe('details', () => {
  test.use({ expectedMessages: [/422 \(Unprocessable/] })

  test('are changed by keyboard; a password ends other sessions; an account can go (ACCOUNT-PAGES-11, ACCOUNT-PAGES-35, §2.16, §2.53)', async ({
    page,
  }) => {
    const customer = await makeCustomer(page, host)
    await signIn(page, host, customer)
    await visit(page, host, '/account/information/')
    await expectAccessibleAtAllWidths(page, 'the details')

    // The problem is shown beside its field.
    await tabTo(page, 'link', 'Wijzigen Persoonlijk')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Persoonlijk' })).toBeFocused()
    await page.getByLabel('Voornaam').fill('')
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await expect(page.getByLabel('Voornaam')).toBeFocused()
    await expect(page.getByLabel('Voornaam')).toHaveAccessibleDescription('Dit is een verplicht veld')
    await expectAccessible(page, 'details with a mistake')
    await page.keyboard.type('Annelies')
    await tabTo(page, 'button', 'Opslaan')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Uw persoonlijke gegevens zijn opgeslagen.').last()).toBeVisible()
    await expect(page.getByRole('main').getByText('Annelies de Vries')).toBeVisible()

    // The address book (ACCOUNT-PAGES-20).
    await visit(page, host, '/account/information/addresses/')
    await page.getByRole('link', { name: 'Adres toevoegen' }).click()
    const fields = { Straat: 'Dorpsstraat', Huisnummer: '12', Postcode: '8011 AB', Plaats: 'Zwolle' }
    for (const [label, text] of Object.entries(fields))
      await page.getByLabel(label, { exact: true }).fill(text)
    await page.getByLabel('Opmerking voor de bezorger').fill('Achter de schuur')
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await expect(page.getByRole('main').getByRole('heading', { level: 2, name: 'Stal' })).toBeVisible()
    await expect(page.getByRole('main').getByText('Voor de bezorger: Achter de schuur')).toBeVisible()
    await expectAccessible(page, 'the address book')

    // Changing the password asks for today's (ACCOUNT-PAGES-12).
    await visit(page, host, '/account/information/password/')
    await expect(page.getByLabel('Uw huidige wachtwoord')).toBeVisible()
    await page.getByRole('link', { name: 'Terug naar uw gegevens' }).focus()
    await typeByKeyboard(page, {
      'Uw huidige wachtwoord': 'verkeerd1',
      'Nieuw wachtwoord': 'nieuwpaard7',
      'Herhaal het wachtwoord': 'nieuwpaard7',
    })
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Uw huidige wachtwoord')).toHaveAccessibleDescription(
      /Dit wachtwoord klopt niet/,
    )
    await page.getByLabel('Uw huidige wachtwoord').fill(password)
    await page.getByRole('button', { name: 'Wachtwoord wijzigen' }).click()
    await expect(page.getByText('Uw wachtwoord is gewijzigd.', { exact: false }).last()).toBeVisible()

    // Export and deletion of the account are on one page (ACCOUNT-PAGES-13).
    await visit(page, host, '/account/information/privacy/')
    await expectAccessible(page, 'data and the end of an account')
    const data = await fetched(page, '/api/account/export')
    expect(data.text).toContain(customer.emailAddress)
    await page.getByLabel('Uw huidige wachtwoord').fill('nieuwpaard7')
    await page.getByRole('button', { name: 'Mijn account verwijderen' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
    await page.getByLabel('Ja, ik wil mijn account voorgoed verwijderen').check()
    await page.getByRole('button', { name: 'Mijn account verwijderen' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Uw account is verwijderd' })).toBeVisible()
    await visit(page, host, '/account/')
    await expect(page).toHaveURL(/\/account\/login\//)
  })
})

/** What the browser of this customer gets from an address. */
function fetched(page: Page, path: string) {
  return page.evaluate(async (target) => {
    const answer = await fetch(target)
    const { headers, status } = answer
    return {
      status,
      type: headers.get('content-type'),
      caching: headers.get('cache-control'),
      text: await answer.text(),
    }
  }, path)
}
