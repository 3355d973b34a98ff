import { dutchCustomer, giveDetails, startCheckout, wordsOf } from './checkout.ts'
import { fillSignIn, makeCustomer, signIn } from './customer.ts'
import { expect, test } from './window-test.ts'
import { visit } from './visit.ts'

const host = 'haverhof.nl'

/** What the specification says of screens, where no longer story comes by. */

test('an activation mail is asked for again by visitors who are not signed in alone (SIGN-IN-PAGES-5, §2.27, §6.4)', async ({
  page,
}) => {
  await visit(page, host, '/account/resend-confirmation/')
  await expect(page.getByRole('main').getByLabel('E-mailadres')).toBeVisible()
  await signIn(page, host, await makeCustomer(page, host))
  for (const path of ['resend-confirmation', 'login', 'register', 'forgot']) {
    await visit(page, host, `/account/${path}/`)
    await expect(page).toHaveURL(/\/account\/$/)
  }
})

test.describe('what went wrong is said in the words of the specification', () => {
  test.use({ expectedMessages: [/Failed to load resource/] })

  test('when signing in fails (SIGN-IN-PAGES-7, SIGN-IN-PAGES-21, §8.5)', async ({ page }) => {
    const customer = await makeCustomer(page, host)
    await visit(page, host, '/account/login/')
    await fillSignIn(page, { ...customer, password: 'nietmijn1' })
    const refusal = page.getByRole('alert')
    await expect(refusal).toContainText('combinatie van e-mailadres en wachtwoord')
    await expect(refusal).toContainText('typefout')
    await expect(refusal).toContainText('geactiveerd')
    await expect(refusal.getByRole('link')).toHaveCount(2)
  })

  test('when a link to activate has expired (SIGN-IN-PAGES-27, §8.6)', async ({ page }) => {
    const nobody = '00000000-0000-4000-8000-000000000000'
    await visit(page, host, `/account/confirm/?userId=${nobody}&token=${'a'.repeat(32)}`)
    await page.getByRole('main').getByRole('button').click()
    await expect(page.getByRole('link', { name: 'Nieuwe activeringsmail aanvragen' })).toBeVisible()
  })

  test('when an order cannot be placed (CHECKOUT-PAGES-12, §8.9)', async ({ page }) => {
    await startCheckout(page, host)
    await giveDetails(page, host, dutchCustomer)
    await page.getByRole('radio', { name: /Visa/ }).check()
    await page.route('**/api/orders', (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.getByRole('button', { name: wordsOf(host).order }).click()
    await expect(page.getByRole('alert')).toContainText(
      'Er is iets mis gegaan tijdens het plaatsen van de bestelling.',
    )
  })

  test('when a withdrawal cannot be sent (CHECKOUT-PAGES-17, §8.10)', async ({ page }) => {
    await visit(page, host, '/withdraw/')
    await page.getByLabel('Uw naam').fill('Anna de Vries')
    await page.getByLabel('Bestelnummer').fill('100001')
    await page.getByRole('main').getByLabel('E-mailadres').fill('anna@example.nl')
    await page.getByRole('button', { name: 'Verder naar bevestigen' }).click()
    await page.route('**/api/withdrawals', (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.getByRole('button', { name: 'Herroeping bevestigen' }).click()
    await expect(page.getByRole('alert')).toContainText(
      'Er is iets mis gegaan, probeer het nogmaals of neem contact op met onze klantenservice.',
    )
  })

  test('when something cannot be put into the cart (CART-PAGES-7, §8.8)', async ({ page }) => {
    await page.route('**/api/cart**', (route) => route.fulfill({ status: 500, body: '{}' }))
    await visit(page, host, '/paardenvoer/muesli/haver-basis-muesli/')
    await page
      .getByRole('button', { name: /In winkelwagen/ })
      .first()
      .click()
    await expect(page.getByText('Er ging iets mis, probeer het later nog een keer.').first()).toBeVisible()
  })
})

test.describe('content on its way', () => {
  test.use({ expectedMessages: [/Failed to load resource/] })

  test('is pending, seen after 200 ms, and then resolved or rejected (SHELL-9, §4.37, §9.22)', async ({
    page,
  }) => {
    await signIn(page, host, await makeCustomer(page, host))
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    await page.route('**/api/account/invoices', async (route) => {
      await held
      await route.fulfill({ status: 500, body: '{}' })
    })
    await visit(page, host, '/account/invoices/')
    const pending = page.locator('.pending-view')
    const opacityAfter = (passedMs: number) =>
      pending.evaluate((view, time) => {
        for (const animation of view.getAnimations()) {
          animation.pause()
          animation.currentTime = time
        }
        return Number(getComputedStyle(view).opacity)
      }, passedMs)
    expect(await opacityAfter(0)).toBe(0)
    expect(await opacityAfter(200)).toBe(0)
    expect(await opacityAfter(275)).toBeGreaterThan(0)
    expect(await opacityAfter(349)).toBeGreaterThan(0.9)
    letGo()
    const rejected = page.getByRole('main').getByRole('alert')
    await expect(rejected).toContainText('Er ging iets mis, probeer het later nog een keer.')
    await expect(pending).toHaveCount(0)
    await page.unroute('**/api/account/invoices')
    await rejected.getByRole('button').click()
    await expect(page.getByText('Nog geen facturen')).toBeVisible()
    await expect(rejected).toHaveCount(0)
  })
})

/** Every filter of a list that the specification names, and the words in which it is told. */
const filterNames = [
  ['product-group', 'product group'],
  ['horse-type', 'horse type'],
  ['age-group', 'age group'],
  ['application', 'application'],
  ['ingredient', 'ingredient'],
  ['labour', 'labour'],
  ['package', 'package'],
  ['weight-class', 'weight class'],
  ['sale', 'sale'],
  ['new', 'new'],
] as const

test('filters are told by the names of the specification (TRACKING-1, §3.28)', async ({ page }) => {
  await visit(page, host, '/paardenvoer/')
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(/\.data(\?|$)/, async (route) => {
    // The list stays as it is, with every filter to choose from, until the last one is chosen.
    await held
    await route.continue().catch(() => undefined)
  })
  const expected: object[] = []
  for (const [facet, filterName] of filterNames) {
    const filter = page.locator(`input[name="${facet}"]:enabled:not(:checked)`).first()
    const filterValue = await filter.inputValue()
    expected.push({ event: 'filter_products', filter_name: filterName, filter_value: filterValue })
    await filter.evaluate((input: HTMLInputElement) => input.click())
  }
  const analyticsEvents = await page.evaluate(
    () => (window as { dataLayer?: { event?: string }[] }).dataLayer ?? [],
  )
  expect(analyticsEvents.filter(({ event }) => event === 'filter_products')).toEqual(expected)
  letGo()
  await expect(page).toHaveURL(/[?&]new=new/)
})

test('where no rule of a feed speaks of the horse, the calculator says that it cannot tell (FEED-ADVICE-5, §8.15)', async ({
  page,
}) => {
  await visit(page, host, '/voercalculator/?horse-type=pony&weight=300&labour=light&roughage=hay&feed=101')
  const ration = page.getByRole('region', { name: 'Het rantsoen' })
  await expect(ration).toContainText('750 g per dag')
  // Made for average and heavy work.
  await page.getByRole('combobox', { name: 'Voer' }).selectOption('Sport Brok')
  await expect(ration.getByRole('link', { name: 'Sport Brok' })).toBeVisible()
  await expect(ration).toContainText('Het is niet mogelijk om uw voeradvies te bepalen.')
  await expect(ration).not.toContainText(/\d g per dag/)
  await page.getByRole('radio', { name: /^Zware arbeid/ }).check()
  await expect(ration).toContainText(/\d g per dag/)
  await expect(ration).not.toContainText('Het is niet mogelijk')
})
