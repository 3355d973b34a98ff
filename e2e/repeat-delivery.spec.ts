import { DAY } from '@haverhof/domain/shared'
import { dateInZone, timeZoneOf } from '@haverhof/domain/sites'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectAccessibleAtAllWidths } from './axe.ts'
import { dutchCustomer, goToPayment, orderAndGoToBank, orderNumber, typeDetails } from './checkout.ts'
import { makeCustomer, signIn } from './customer.ts'
import { tabTo } from './keyboard.ts'
import { call } from './orders.ts'
import { staff } from './staff.ts'
import { visit } from './visit.ts'
import { expect, test } from './window-test.ts'

const host = 'haverhof.nl'
const muesli = '/paardenvoer/muesli/haver-basis-muesli/'
const discount = /5% korting op de herhaallevering/

test('what comes again is chosen at the pack, agreed at checkout, and changed and ended in the account (REPEAT-1, REPEAT-2, REPEAT-3, REPEAT-4, REPEAT-16, REPEAT-17, REPEAT-21)', async ({
  page,
}) => {
  const customer = await makeCustomer(page, host)
  await signIn(page, host, customer)
  await chooseAtProduct(page)
  await changeInCart(page)
  await agreeAtCheckout(page, customer.emailAddress)
  await changeInAccount(page)
})

/** Once is what is chosen; the keyboard comes to the other (REPEAT-1). */
async function chooseAtProduct(page: Page): Promise<void> {
  await visit(page, host, muesli)
  const once = page.getByRole('radio', { name: 'Eenmalig' })
  await expect(once).toBeChecked()
  await once.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: /^Elke paar weken/ })).toBeChecked()
  const days = page.getByLabel('Hoe vaak moet het komen?')
  await expect(days).toBeVisible()
  // Without a horse the label proposes (REPEAT-5).
  await expect(days.getByRole('option', { name: /zoals op het etiket$/ })).toHaveCount(1)
  await days.selectOption({ value: '56' })
  await expect(page.getByText(/voor dit product per levering in plaats van €/)).toBeVisible()
  await expectAccessibleAtAllWidths(page, 'every few weeks at a pack')
  const often = await addToCart(page)
  await expect(often).toHaveValue('56')
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
  await often.selectOption({ value: '70' })
  await expectAccessible(page, 'how often, in the small cart')
  await saved
}

/** The small cart, where how often it comes can be changed (CART-PAGES-24). */
async function addToCart(page: Page): Promise<Locator> {
  await page.getByRole('main').getByRole('button', { name: 'In winkelwagen' }).first().click()
  const small = page.getByRole('dialog')
  await small.hover()
  return small.getByLabel(/^Hoe vaak moet .* komen\?$/)
}

/** The discount has its name; REPEAT-6: the day after that one is known (REPEAT-4). */
async function changeInCart(page: Page): Promise<void> {
  await visit(page, host, '/cart/')
  const days = page.getByLabel(/^Hoe vaak moet .* komen\?$/)
  await expect(days).toHaveValue('70')
  await expect(page.getByRole('main')).toContainText(discount)
  await expect(days).toHaveAccessibleDescription(/^Daarna komt het weer op /)
  await days.selectOption({ value: '0' })
  await expect(page.getByRole('main')).not.toContainText(discount)
  await days.selectOption({ value: '42' })
  await expect(page.getByRole('main')).toContainText(discount)
  await expectAccessibleAtAllWidths(page, 'a cart whose line comes again')
}

/** Interval, price, how it ends, before the button that counts (REPEAT-2). */
async function agreeAtCheckout(page: Page, emailAddress: string): Promise<void> {
  await visit(page, host, '/checkout/billing/')
  await typeDetails(page, { ...dutchCustomer, emailAddress })
  await goToPayment(page, host)
  const agreed = page.getByRole('region', { name: 'U spreekt een herhaallevering af' })
  await expect(agreed).toContainText('Elke 6 weken')
  await expect(agreed).toContainText(/€\s[\d,]+ per levering tegen de prijzen van vandaag/)
  await expect(agreed).toContainText('Zij loopt door tot u stopt.')
  await expect(page.getByRole('radio', { name: /PayPal/ })).toHaveCount(0)
  await page.getByRole('radio', { name: /iDEAL/ }).check()
  await expectAccessibleAtAllWidths(page, 'what is agreed before the order')
  await orderAndGoToBank(page, host)
  await page.getByRole('button', { name: 'Betalen' }).click()
  await orderNumber(page)
  await expect(page.getByRole('region', { name: 'Uw herhaallevering' })).toContainText(
    /Elke 6 weken\. De volgende levering komt op /,
  )
}

/** Everything without a call (REPEAT-16). */
async function changeInAccount(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Naar uw herhaalleveringen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Herhaalleveringen' })).toBeFocused()
  await expectAccessibleAtAllWidths(page, 'the repeat deliveries')
  await page.getByRole('link', { name: /^Bekijken of wijzigen/ }).click()
  const next = page.getByRole('region', { name: 'Volgende levering' })
  await expect(next).toContainText('inclusief bezorging')
  await expectAccessibleAtAllWidths(page, 'a repeat delivery')

  const before = await next.innerText()
  const skipRequest = page.waitForRequest(/\/skip\?day=\d{4}-\d{2}-\d{2}$/)
  await tabTo(page, 'button', 'Deze levering overslaan')
  await page.keyboard.press('Enter')
  // The day that was shown is the one that is skipped.
  await skipRequest
  await expect(next).not.toHaveText(before)
  await expect(page.getByText('Levering overgeslagen')).toBeVisible()

  await next.getByText('Andere dag kiezen').click()
  await next.getByLabel('Bezorgdag').selectOption({ index: 3 })
  await expectAccessible(page, 'another day')
  await next.getByRole('button', { name: 'Levering verplaatsen' }).click()
  await expect(page.getByText('Levering verplaatst')).toBeVisible()

  await page.getByText('Producten en interval wijzigen').click()
  await page.getByLabel('Hoe vaak').selectOption({ value: '28' })
  await page.getByRole('button', { name: /^Eén meer van/ }).click()
  await expect(page.getByText(/^Een levering kost dan €\s[\d,]+ in plaats van €\s[\d,]+/)).toBeVisible()
  await expectAccessible(page, 'other goods')
  await page.getByRole('button', { name: 'Wijzigingen opslaan' }).click()
  await expect(page.getByText('Elke 4 weken')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('2 ×')

  await page.getByText('Adres wijzigen').click()
  // The order put its address into the book.
  await expect(page.getByRole('radio', { name: /Dorpsstraat 12/ })).toBeChecked()
  await page.getByRole('radio', { name: 'Een ander adres' }).check()
  await page.getByLabel('Postcode', { exact: true }).fill('8011 AB')
  await page.getByLabel('Huisnummer', { exact: true }).fill('14')
  await page.getByLabel('Straat', { exact: true }).fill('Dorpsstraat')
  await page.getByLabel('Plaats', { exact: true }).fill('Zwolle')
  await page.getByRole('button', { name: 'Adres opslaan' }).click()
  await expect(page.getByText('Dorpsstraat 14')).toBeVisible()

  await addAnother(page)

  await page.getByText('Betaalmethode wijzigen').click()
  await page.getByRole('radio', { name: /Visa/ }).check()
  await expectAccessible(page, 'another way to pay')
  await page.getByRole('button', { name: 'Betaalmethode opslaan' }).click()
  await expect(page.getByText('Betaalmethode gewijzigd')).toBeVisible()

  await page.getByRole('button', { name: 'Herhaallevering pauzeren' }).click()
  await expect(page.getByText('U heeft deze herhaallevering gepauzeerd.')).toBeVisible()
  await page.getByRole('button', { name: 'Herhaallevering hervatten' }).click()
  await expect(page.getByRole('button', { name: 'Herhaallevering pauzeren' })).toBeVisible()

  await page.getByRole('button', { name: 'Herhaallevering stoppen' }).click()
  await expectAccessible(page, 'the one question before the end')
  await page.getByRole('button', { name: 'Nu stoppen' }).click()
  await expect(page.getByText('Deze herhaallevering is gestopt.', { exact: false })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Herhaallevering stoppen' })).toHaveCount(0)
  await expectAccessibleAtAllWidths(page, 'a repeat delivery that has ended')
}

/** The price is told before it is agreed to (REPEAT-77). */
async function addAnother(page: Page): Promise<void> {
  await visit(page, host, muesli)
  await page.getByRole('radio', { name: /^Elke paar weken/ }).check()
  await page.getByRole('button', { name: /^Hieraan toevoegen/ }).click()
  await expect(page.getByText(/^Een levering kost dan €\s[\d,]+ in plaats van €\s[\d,]+/)).toBeVisible()
  await page.getByRole('button', { name: /^Toevoegen voor €/ }).click()
  await page.getByRole('link', { name: 'Herhaallevering bekijken' }).click()
  await expect(page.getByRole('main')).toContainText('3 ×')
}

test('a visitor without an account chooses a password, or signs in (REPEAT-2)', async ({ page }) => {
  await visit(page, host, muesli)
  await page.getByRole('radio', { name: /^Elke paar weken/ }).check()
  await expect(await addToCart(page)).not.toHaveValue('0')
  await visit(page, host, '/checkout/billing/')
  await expect(page.getByText('Voor een herhaallevering is een account nodig')).toHaveCount(2)
  await typeDetails(page, dutchCustomer)
  await page.getByRole('button', { name: 'Verder naar betaling' }).click()
  await expect(page.getByLabel('Wachtwoord', { exact: true })).toHaveAccessibleDescription(
    /Dit is een verplicht veld/,
  )
  await expectAccessible(page, 'an account that is needed')
  await page.getByLabel('Wachtwoord', { exact: true }).fill('paard2026')
  await page.getByLabel('Herhaal het wachtwoord').fill('paard2026')
  await goToPayment(page, host)
  await expect(page.getByRole('region', { name: 'U spreekt een herhaallevering af' })).toBeVisible()
})

test('from the first order to the third delivery, with a collection that fails in between (REPEAT-8, REPEAT-11, REPEAT-12)', async ({
  page,
}) => {
  const customer = await makeCustomer(page, host)
  await signIn(page, host, customer)
  await visit(page, host, muesli)
  await page.getByRole('radio', { name: /^Elke paar weken/ }).check()
  await page.getByLabel('Hoe vaak moet het komen?').selectOption({ value: '28' })
  await expect(await addToCart(page)).toHaveValue('28')
  await visit(page, host, '/checkout/billing/')
  await typeDetails(page, { ...dutchCustomer, emailAddress: customer.emailAddress })
  await goToPayment(page, host)
  await page.getByRole('radio', { name: /iDEAL/ }).check()
  await orderAndGoToBank(page, host)
  // The bank lets the first collection fail.
  await page.locator('summary').click()
  await page.getByLabel('Afschrijvingen', { exact: false }).selectOption({ value: '1' })
  await page.getByRole('button', { name: 'Betalen' }).click()
  await orderNumber(page)
  const { id, daysToMail } = await nextMail(page)
  const path = `/account/repeat-deliveries/${id}/`

  // A week before it is ordered, it is announced with what it costs.
  await staff(page, 'pass-days', id, daysToMail)
  await visit(page, host, path)
  await expect(page.getByText('Aangekondigd per e-mail')).toBeVisible()
  await expect(page.getByText(/^Wij hebben u €\s[\d,]+ per e-mail aangekondigd/)).toBeVisible()

  // It is ordered, the collection fails, and the page says when it is tried again.
  await staff(page, 'pass-days', id, 7)
  await visit(page, host, path)
  await expect(page.getByText(/kon niet worden afgeschreven\. Op .* proberen wij het opnieuw/)).toBeVisible()
  await expectAccessibleAtAllWidths(page, 'a collection that failed')

  await staff(page, 'pass-days', id, 3)
  await visit(page, host, path)
  await expect(page.getByText('Betaald', { exact: true })).toBeVisible()

  // The third comes by itself.
  await staff(page, 'pass-days', id, (await nextMail(page)).daysToMail)
  // One more than a week: the clock of the shop stands still, and no two orders have the key of the same day (REPEAT-11).
  await staff(page, 'pass-days', id, 8)
  await visit(page, host, path)
  await expect(page.getByText('Betaald', { exact: true })).toHaveCount(2)
  await visit(page, host, '/account/orders/')
  await expect(page.getByRole('heading', { level: 2, name: /^Bestelling \d+/ })).toHaveCount(3)
})

type Listed = { repeatDeliveries: { repeatDeliveryId: number; changeUntil: string }[] }

/** The only repeat delivery of the customer, and in how many days its next delivery is announced (REPEAT-8). */
async function nextMail(page: Page): Promise<{ id: number; daysToMail: number }> {
  const { repeatDeliveries } = await call<Listed>(page, 'GET', '/api/account/repeatdeliveries')
  const { repeatDeliveryId: id, changeUntil } = repeatDeliveries[0] ?? {
    repeatDeliveryId: 0,
    changeUntil: '',
  }
  const today = dateInZone(new Date(), timeZoneOf('NL'))
  return { id, daysToMail: (Date.parse(changeUntil) - Date.parse(today)) / DAY - 6 }
}
