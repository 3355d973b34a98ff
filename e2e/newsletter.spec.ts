import { expectAccessibleAtAllWidths } from './axe.ts'
import { lineOf, quantityOf } from './cart-help.ts'
import { at } from './hosts.ts'
import { mailedLink, newMailbox } from './mailbox.ts'
import { call } from './orders.ts'
import { keepNewCart } from './quick-cart.ts'
import { staff } from './staff.ts'
import { expect, test } from './window-test.ts'
import { visit } from './visit.ts'

test('a visitor asks for the newsletter at the foot of a page and confirms by mail (NEWSLETTER-7, ACC-171)', async ({
  page,
}) => {
  const mailbox = newMailbox('news')
  await visit(page, 'haverhof.nl', '/cart/')
  const footer = page.getByRole('contentinfo')
  const field = footer.getByLabel('E-mailadres voor de nieuwsbrief')
  await expect(footer.getByText(/stemt u ermee in dat wij u de nieuwsbrief mailen/)).toBeVisible()
  await expect(footer.getByRole('checkbox', { name: /Herinner mij/ })).not.toBeChecked()
  await field.fill('anna@')
  await footer.getByRole('button', { name: 'Aanmelden' }).click()
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(/Vul een geldig e-mailadres in/)
  await expectAccessibleAtAllWidths(page, 'the newsletter form with an error')
  await field.fill(mailbox)
  await field.press('Enter')
  await expect(
    footer.getByText(`Wij hebben een e-mail gestuurd naar ${mailbox}.`, { exact: false }),
  ).toBeVisible()
  const link = await mailedLink(page, mailbox, { kind: 'newsletter-confirm', path: '/newsletter/confirm/' })
  await page.goto(link)
  await page.getByRole('button', { name: 'Ja, dat bevestig ik' }).click()
  await expect(page.getByRole('heading', { name: 'Bevestigd' })).toBeVisible()
})

test.describe('a reminder', () => {
  test.use({ expectedMessages: [/status of 404/] })

  test('opens the cart on another device for as long as there is one, and the page says when it is gone (REMINDERS-5)', async ({
    page,
  }) => {
    const emailAddress = newMailbox('left')
    await keepNewCart(page, 'haverhof.nl', [[10102, 2]])
    await call(page, 'POST', '/api/newsletter', { emailAddress, cartReminders: true })
    const confirm = { kind: 'newsletter-confirm', path: '/newsletter/confirm/' }
    const token = new URL(await mailedLink(page, emailAddress, confirm)).searchParams.get('token')
    await call(page, 'POST', '/api/newsletter/confirm', { token })
    const cartId = await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{}').id as string)
    const address = {
      zipcode: '8011 AB',
      street: 'Kamperweg',
      streetNumber: '12',
      city: 'Zwolle',
      countryId: 528,
    }
    const buyer = { firstName: 'Anna', lastName: 'de Vries', emailAddress }
    await call(page, 'POST', `/api/cart/${cartId}/billing`, { ...buyer, address })
    await staff(page, 'leave-cart', cartId)
    const link = await mailedLink(page, emailAddress, { kind: 'cart-reminder', path: '/cart/' })

    const onAnotherDevice = async (target: string) => {
      await page.goto(at('haverhof.nl', '/robots.txt'))
      await page.evaluate(() => localStorage.clear())
      await page.goto(target)
    }
    await onAnotherDevice(link)
    await expect(quantityOf(lineOf(page, 'Haver Basis Muesli'))).toHaveValue('2')
    await expect(page).toHaveURL(at('haverhof.nl', '/cart/'))
    await onAnotherDevice(link.replace(/.{4}$/, 'gone'))
    await expect(page.getByText('De winkelwagen uit uw e-mail is er niet meer')).toBeVisible()
    await expect(page).toHaveURL(at('haverhof.nl', '/cart/'))
    await expectAccessibleAtAllWidths(page, 'a mailed cart that is gone')
  })
})

test('the shop of the other brand asks too, checkout and the corporate site do not (NEWSLETTER-7, ACC-171)', async ({
  page,
}) => {
  await visit(page, 'muehldorfer.de', '/')
  await expect(page.getByRole('contentinfo').getByLabel('E-Mail-Adresse für den Newsletter')).toBeVisible()
  await visit(page, 'haverhof-group.com', '/')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByLabel(/newsletter/)).toHaveCount(0)
})

test.describe('without an answer', () => {
  test.use({ expectedMessages: [/503/] })

  test('the form says so and keeps what was typed (NEWSLETTER-7, ACC-171)', async ({ page }) => {
    await page.route('**/api/newsletter', (route) => route.fulfill({ status: 503 }))
    await visit(page, 'haverhof.nl', '/')
    const field = page.getByRole('contentinfo').getByLabel('E-mailadres voor de nieuwsbrief')
    await field.fill('anna@example.nl')
    await field.press('Enter')
    await expect(field).toHaveAccessibleDescription(/Er ging iets mis/)
    await expect(field).toHaveValue('anna@example.nl')
  })
})

test('what was typed before the footer hydrates stays (NEWSLETTER-7, ACC-171)', async ({ page }) => {
  await page.goto(at('haverhof.nl', '/'), { waitUntil: 'commit' })
  const field = page.getByRole('contentinfo').getByLabel('E-mailadres voor de nieuwsbrief')
  await field.evaluate((input: HTMLInputElement) => {
    input.dataset['notHydrated'] = ''
  })
  await field.fill('anna@example.nl')
  await expect(page.locator('[data-not-hydrated]')).toHaveCount(0)
  await expect(field).toHaveValue('anna@example.nl')
  await expect(field).toBeFocused()
})
