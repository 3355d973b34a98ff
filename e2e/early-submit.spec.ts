import type { Page } from '@playwright/test'
import { dutchCustomer, someFeed, typeDetails, wordsOf } from './checkout.ts'
import { fillSignIn, makeCustomer, signIn } from './customer.ts'
import { withCodeHeldBack } from './held-back.ts'
import { at } from './hosts.ts'
import { newMailbox } from './mailbox.ts'
import { placePaidOrder } from './orders.ts'
import { keepNewCart } from './quick-cart.ts'
import { expect, test } from './window-test.ts'
import { visit } from './visit.ts'

const host = 'haverhof.nl'
const quickscan = 90_101

/** Forms that are sent before hydration: nothing is lost, nothing is posted to a page, nothing stands in an address (PAGES-10). */
test.describe('PAGES-10: a form that is sent before hydration', () => {
  test('keeps the address of a customer and leads to the next step', async ({ page }) => {
    await keepNewCart(page, host, someFeed)
    const sent = await openHeldBack(page, '/checkout/billing/')
    await typeDetails(page, dutchCustomer)
    await page.getByRole('button', { name: wordsOf(host).toPayment }).click()
    sent.bringCode()
    await expect(page).toHaveURL(at(host, '/checkout/payment/'))
    await expect(page.getByText('8011 AB Zwolle').first()).toBeVisible()
    sent.expectNothingLeaked('Zwolle', 'anna')
  })

  test('signs a customer in (SIGN-IN-PAGES-19)', async ({ page }) => {
    const customer = await makeCustomer(page, host)
    const sent = await openHeldBack(page, '/account/login/')
    await fillSignIn(page, customer)
    sent.bringCode()
    await expect(page).toHaveURL(at(host, '/account/'))
    sent.expectNothingLeaked(customer.emailAddress, customer.password)
  })

  test('asks for the newsletter', async ({ page }) => {
    const mailbox = newMailbox('early')
    const sent = await openHeldBack(page, '/cart/')
    const footer = page.getByRole('contentinfo')
    await footer.getByLabel('E-mailadres voor de nieuwsbrief').fill(mailbox)
    await footer.getByRole('button', { name: 'Aanmelden' }).click()
    sent.bringCode()
    await expect(
      footer.getByText(`Wij hebben een e-mail gestuurd naar ${mailbox}.`, { exact: false }),
    ).toBeVisible()
    sent.expectNothingLeaked(mailbox)
  })

  test('says what a sample is', async ({ page }) => {
    await signIn(page, host, await makeCustomer(page, host))
    await placePaidOrder(page, [[quickscan, 1]], ['Oostwei'])
    const main = page.getByRole('main')
    await visit(page, host, '/account/rqs-results/')
    const link = main.getByRole('link', { name: 'Soort en datum invullen Oostwei' })
    const path = await link.getAttribute('href')
    const sent = await openHeldBack(page, path ?? '')
    await main.getByRole('radio', { name: 'Hooi' }).click()
    const day = main.getByRole('textbox', { name: 'Datum van monstername' })
    await day.fill('01-10-2026')
    await main.getByRole('button', { name: 'Bewaren' }).click()
    sent.bringCode()
    await expect(main.getByText('Ruwvoer Quickscan · hooi · genomen op 01-10-2026')).toBeVisible()
    sent.expectNothingLeaked('2026')
  })
})

/** Opens a page whose code has not come yet, and listens to what the browser itself sends to pages. */
async function openHeldBack(page: Page, path: string) {
  const addresses: string[] = []
  const posted: string[] = []
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return
    addresses.push(request.url())
    if (request.method() !== 'GET') posted.push(request.url())
  })
  const bringCode = await withCodeHeldBack(page)
  await page.goto(at(host, path), { waitUntil: 'commit' })
  return {
    bringCode,
    expectNothingLeaked: (...secrets: string[]) => {
      expect(posted).toEqual([])
      for (const secret of secrets) expect(addresses.join(' ')).not.toContain(encodeURIComponent(secret))
    },
  }
}
