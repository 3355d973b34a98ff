import { expectAccessibleAtAllWidths } from './axe.ts'
import { askShop } from './ask.ts'
import { amountOf, badge, cartLines, lineOf, openCartWith, orderUnpaid, quantityOf } from './cart-help.ts'
import { products } from './product-list.ts'
import { expect, test } from './window-test.ts'
import { visit } from './visit.ts'

const muesli = 10102
const lastThree = 13301
const hoofBalm = 40201
const quickscan = 90101
const setOfFive = 90103

test.describe('the cart', () => {
  test('shows everything by its name: discounts, what is free, VAT of each rate, and when it comes (CART-PAGES-23, §2.8)', async ({
    page,
  }) => {
    await openCartWith(page, [
      [muesli, 3],
      [hoofBalm, 2],
    ])
    const muesliLine = lineOf(page, 'Haver Basis Muesli')
    await expect(muesliLine).toContainText('€ 62,85')
    await expect(page.getByText(/Appel-Wortel Snoepjes/)).toBeVisible()
    const balm = lineOf(page, 'Hoefbalsem')
    await expect(balm).toContainText('Verzorgingsweken: 15% korting vanaf 2 stuks')
    await expect(balm).toContainText('€ 22,01')
    await expect(balm).toContainText('€ 25,90')
    await expect(amountOf(page, 'Subtotaal')).toHaveText('€ 84,86')
    await expect(amountOf(page, 'waarvan 21% btw')).toBeVisible()
    await expect(page.getByText(/^Bezorgd (op|tussen)\s\w+dag/)).toBeVisible()
  })

  test('changes a quantity at once, and the amounts follow', async ({ page }) => {
    await openCartWith(page, [[muesli, 1]])
    const line = lineOf(page, 'Haver Basis Muesli')
    const more = line.getByRole('button', { name: 'Eén Haver Basis Muesli meer' })
    await more.click()
    await more.click()
    await expect(quantityOf(line)).toHaveValue('3')
    await expect(line).toContainText('€ 62,85')
    await quantityOf(line).fill('2')
    await quantityOf(line).press('Enter')
    await expect(line).toContainText('€ 41,90')
    await expect(badge(page, 2)).toBeVisible()
    await page.reload()
    await expect(quantityOf(line)).toHaveValue('2')
  })

  test.describe('that is refused something', () => {
    test.use({ expectedMessages: [/status of 409/] })
    test('takes what there is and says why (CART-PAGES-21)', async ({ page }) => {
      await openCartWith(page, [[lastThree, 2]])
      const line = lineOf(page, 'Herstel Mash')
      await quantityOf(line).fill('9')
      await quantityOf(line).press('Enter')
      const words = 'Nog maar 3 stuks op voorraad. Het aantal is nu 3.'
      await expect(line.getByText(words)).toBeVisible()
      await expect(quantityOf(line)).toHaveValue('3')
      await expect(page.getByRole('status')).toHaveText(words)
    })
  })

  test('brings a removed line back, and offers goods when it is empty (CART-PAGES-22)', async ({ page }) => {
    await openCartWith(page, [[muesli, 2]])
    await page.getByRole('button', { name: 'Haver Basis Muesli verwijderen' }).click()
    await expect(page.getByText('Uw winkelwagen is leeg')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Wat anderen vaak kiezen' })).toBeVisible()
    const undo = page.getByRole('button', { name: 'Ongedaan maken' })
    await expect(undo).toBeFocused()
    await undo.click()
    await expect(quantityOf(lineOf(page, 'Haver Basis Muesli'))).toHaveValue('2')
    await expect(undo).toHaveCount(0)
  })

  test('is the same in two tabs (CART-PAGES-9)', async ({ context, page }) => {
    const other = await context.newPage()
    await visit(other, 'haverhof.nl', '/paardenvoer/')
    await openCartWith(page, [[muesli, 1]])
    await expect(badge(other, 1)).toBeVisible()
    await visit(other, 'haverhof.nl', '/cart/')
    await page.getByRole('button', { name: 'Eén Haver Basis Muesli meer' }).click()
    await expect(quantityOf(lineOf(other, 'Haver Basis Muesli'))).toHaveValue('2')
    await other.getByRole('button', { name: 'Haver Basis Muesli verwijderen' }).click()
    await expect(page.getByText('Uw winkelwagen is leeg')).toBeVisible()
    await expect(badge(page, 0)).toBeVisible()
  })

  test('points at the silo above 1000 kg of feed (§1.33)', async ({ page }) => {
    await openCartWith(page, [[muesli, 50]])
    await expect(page.getByText('Ook in bigbox of silo')).toHaveCount(0)
    await page.getByRole('button', { name: 'Eén Haver Basis Muesli meer' }).click()
    await expect(page.getByText('Ook in bigbox of silo')).toBeVisible()
  })

  test('of the server is the same for everybody (CART-PAGES-10)', async () => {
    const { body } = await askShop('haverhof.nl', '/cart/', { cookie: 'cart=abc' })
    expect(body).toContain('Uw winkelwagen wordt geladen')
    expect(body).not.toContain('shoppingcartId')
  })
})

test.describe('a discount code', () => {
  test.use({ expectedMessages: [/status of 422/] })
  test('counts, or says why not (CART-PAGES-15, §1.12)', async ({ page }) => {
    await openCartWith(page, [[muesli, 1]])
    const field = page.getByRole('textbox', { name: 'Kortingscode' })
    await expect(page.getByText('Kortingscode invoeren')).toBeVisible()
    await expect(field).toBeHidden()
    await page.getByText('Kortingscode invoeren').click()
    const apply = page.getByRole('button', { name: 'Toepassen' })
    await apply.click()
    await expect(page.getByRole('main').getByText('Dit is een verplicht veld')).toBeVisible()
    for (const [code, reason] of [
      ['NERGENS', 'Deze code kennen wij niet.'],
      ['ZOMER2025', 'Deze code is verlopen of nog niet actief.'],
      ['WELKOM10', /Deze code geldt vanaf een bestelbedrag van €\s25,00\./],
    ] as const) {
      await field.fill(code)
      await apply.click()
      await expect(page.getByRole('main').getByText(reason)).toBeVisible()
      await expect(field).toBeFocused()
    }
    await page.getByRole('button', { name: 'Eén Haver Basis Muesli meer' }).click()
    await field.fill(' welkom 10')
    await field.press('Enter')
    await expect(amountOf(page, '10% welkomstkorting')).toHaveText(/4,19/)
    // A code that stops counting says so and stays.
    await page.getByRole('button', { name: 'Eén Haver Basis Muesli minder' }).click()
    await expect(page.getByRole('main').getByText(/Deze code geldt vanaf een bestelbedrag van/)).toBeVisible()
    await page.getByRole('button', { name: 'Code WELKOM10 verwijderen' }).click()
    await expect(page.getByText('Kortingscode invoeren')).toBeVisible()
  })
})

test('samples get their names in the cart, all of them before checkout', async ({ page }) => {
  await openCartWith(page, [[quickscan, 2]])
  const name = (number: number) => page.getByRole('textbox', { name: `Naam van monster ${number}` })
  await expect(page.getByText('2 monsters hebben nog geen naam.')).toBeVisible()
  await name(1).fill('Hooi achterveld')
  const goOn = page.getByRole('main').getByRole('link', { name: 'Verder naar bestellen' }).first()
  await goOn.click()
  await expect(name(2)).toBeFocused()
  await expect(page.getByText('Geef dit monster een naam.')).toHaveCount(1)
  await expect(page).toHaveURL(/\/cart\/$/)
  await page.getByRole('button', { name: 'Nog een monster' }).click()
  await expect(name(3)).toBeVisible()
  await page.getByRole('button', { name: 'Monster 3 verwijderen' }).click()
  await expect(name(3)).toHaveCount(0)
  await name(2).fill('Kuil west')
  await name(2).press('Enter')
  await page.reload()
  await expect(name(1)).toHaveValue('Hooi achterveld')
  await expect(name(2)).toHaveValue('Kuil west')
  await goOn.click()
  await expect(page).toHaveURL(/\/checkout\/billing\/$/)
})

test('a set of five kits has five names and the price of one, and another set is offered with its price (CART-PAGES-32, ACC-22)', async ({
  page,
}) => {
  await openCartWith(page, [[setOfFive, 1]])
  const names = page.getByRole('textbox', { name: /^Naam van monster \d$/ })
  await expect(names).toHaveCount(5)
  await expect(page.getByText('5 stuks · € 194,95 · € 38,99 per stuk')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Monster \d verwijderen$/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Nog een set van 5 monsters voor € 194,95' }).click()
  await expect(page.getByText('10 monsters hebben nog geen naam.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Naam van monster 10' })).toBeVisible()
})

test.describe('an outage', () => {
  test.use({ expectedMessages: [/status of 503/] })
  test('never empties a cart', async ({ page }) => {
    await openCartWith(page, [[muesli, 2]])
    await page.route('**/api/cartcalculation/**', (route) => route.fulfill({ status: 503, body: '{}' }))
    await page.reload()
    await expect(page.getByText('Uw winkelwagen kan nu niet worden geladen')).toBeVisible()
    await page.unroute('**/api/cartcalculation/**')
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
    await expect(quantityOf(lineOf(page, 'Haver Basis Muesli'))).toHaveValue('2')
  })
})

test.describe('a cart that is gone', () => {
  test.use({ expectedMessages: [/status of 404/] })
  test('gives way to a new one', async ({ page }) => {
    await visit(page, 'haverhof.nl', '/paardenvoer/')
    await page.evaluate(() =>
      localStorage.setItem('cart', JSON.stringify({ id: 'gone', siteId: 1, languageId: 1 })),
    )
    await visit(page, 'haverhof.nl', '/cart/')
    await expect(page.getByText('Uw winkelwagen is leeg')).toBeVisible()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('cart'))).toBeNull()
    await page.getByRole('link', { name: 'Naar het assortiment' }).click()
    await products(page, 'Producten')
      .first()
      .getByRole('button', { name: /^In winkelwagen/ })
      .click()
    await expect(badge(page, 1)).toBeVisible()
  })
})

test.describe('nothing to complain about', () => {
  test.use({ expectedMessages: [/status of (409|422)/] })
  test('in a full cart with everything open and something wrong', async ({ page }) => {
    await openCartWith(page, [
      [muesli, 3],
      [lastThree, 2],
      [quickscan, 2],
    ])
    await quantityOf(lineOf(page, 'Herstel Mash')).fill('9')
    await quantityOf(lineOf(page, 'Herstel Mash')).press('Enter')
    await page.getByText('Kortingscode invoeren').click()
    await page.getByRole('textbox', { name: 'Kortingscode' }).fill('NERGENS')
    await page.getByRole('button', { name: 'Toepassen' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Verder naar bestellen' }).first().click()
    await expect(page.getByText('Geef dit monster een naam.')).toHaveCount(2)
    await expectAccessibleAtAllWidths(page, 'a full cart')
  })

  test('in an empty cart, and after something was removed', async ({ page }) => {
    await openCartWith(page, [[muesli, 2]])
    await page.getByRole('button', { name: 'Haver Basis Muesli verwijderen' }).click()
    await expect(page.getByText('Uw winkelwagen is leeg')).toBeVisible()
    await expect(cartLines(page)).toHaveCount(0)
    await expectAccessibleAtAllWidths(page, 'an empty cart')
  })
})

test('a cart whose order waits for payment offers to pay it or to change it', async ({ page }) => {
  await openCartWith(page, [[muesli, 2]])
  await orderUnpaid(page)
  await page.reload()
  const banner = page.getByRole('region', { name: 'Uw bestelling wacht op betaling' })
  await expect(banner.getByRole('link', { name: 'Nu betalen' })).toHaveAttribute(
    'href',
    /^\/checkout\/complete\/\?id=\d+&key=.{16,}$/,
  )
  await expect(page.getByRole('textbox', { name: /^Aantal van/ })).toHaveCount(0)
  await expectAccessibleAtAllWidths(page, 'a cart that was ordered')
  await banner.getByRole('button', { name: 'Winkelwagen wijzigen' }).click()
  await expect(quantityOf(lineOf(page, 'Haver Basis Muesli'))).toHaveValue('2')
  await expect(banner).toHaveCount(0)
})
