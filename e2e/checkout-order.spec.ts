import { expectAccessible } from './axe.ts'
import { dutchCustomer, giveDetails, orderAndGoToBank, orderNumber, startCheckout } from './checkout.ts'
import { expect, test } from './window-test.ts'

const host = 'haverhof.nl'

test('pressing the button twice orders once (CHECKOUT-PAGES-12)', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/orders')
      sent.push(request.headers()['idempotency-key'] ?? '')
  })
  await startCheckout(page, host)
  await giveDetails(page, host, dutchCustomer)
  await page.getByRole('radio', { name: /Visa/ }).check()
  await page.getByRole('button', { name: 'Bestelling met betalingsverplichting' }).dblclick()
  await expect(page).toHaveURL(/\/sandbox-payment\//)
  expect(sent).toHaveLength(1)

  // Going back leads to the order that waits, not to a second one.
  await page.goBack()
  await expect(page).toHaveURL(/\/checkout\/complete\/\?id=\d+&key=/)
  await expect(page.getByRole('heading', { level: 1, name: 'Wij wachten op uw bank' })).toBeVisible()
  await page.getByText('Anders betalen of de winkelwagen wijzigen').click()
  await expect(page.getByRole('radio', { name: /PayPal/ })).toBeVisible()
  await page.getByRole('link', { name: 'Ik heb nog niet betaald: naar de betaling' }).click()
  await expect(page).toHaveURL(/\/sandbox-payment\//)
  await page.getByRole('button', { name: 'Betalen' }).click()
  await orderNumber(page)
})

test.describe('a total that changed', () => {
  test.use({ expectedMessages: [/409 \(Conflict\).*api\/orders/] })

  test('is explained with both amounts, and confirmed again (CHECKOUT-PAGES-56)', async ({ page }) => {
    await startCheckout(page, host)
    await giveDetails(page, host, dutchCustomer)
    const isChosen = page.waitForResponse((answer) => answer.url().endsWith('/payment'))
    await page.getByRole('radio', { name: /Visa/ }).check()
    // It answers with what the cart comes to.
    await isChosen
    await expect(page.getByRole('complementary')).not.toContainText('2 ×')
    // The cart grows behind the back of this page.
    await page.evaluate(async () => {
      const { id } = JSON.parse(localStorage.getItem('cart') ?? '{}') as { id: string }
      await fetch(`/api/cart/${id}/products/10101?quantity=2`, {
        method: 'PUT',
        headers: { 'x-requested-with': 'XMLHttpRequest' },
      })
    })
    await page.getByRole('button', { name: 'Bestelling met betalingsverplichting' }).click()
    const notice = page.getByRole('alert').filter({ hasText: 'Het totaal is veranderd van' })
    await expect(notice).toContainText(
      /van €\s[\d,]+ naar €\s[\d,]+\. Controleer uw bestelling en bevestig opnieuw\./,
    )
    await expect(page.getByRole('complementary')).toContainText('2 ×')
    await expectAccessible(page, 'a total that changed')
    await orderAndGoToBank(page, host)
  })
})

test('an account and the newsletter are wishes, never a condition', async ({ page }) => {
  await startCheckout(page, host)
  await expect(page.getByLabel('Stuur mij de nieuwsbrief', { exact: false })).not.toBeChecked()
  await page.getByLabel('Maak meteen een account aan').check()
  await page.getByLabel('Wachtwoord', { exact: true }).fill('kort1')
  await page.getByLabel('Wachtwoord', { exact: true }).blur()
  await expect(page.getByLabel('Wachtwoord', { exact: true })).toHaveAccessibleDescription(
    /Wachtwoord voldoet niet aan de gestelde eisen/,
  )
  await page.getByLabel('Wachtwoord', { exact: true }).fill('paard2026')
  await page.getByLabel('Herhaal het wachtwoord').fill('paard2027')
  await page.getByLabel('Herhaal het wachtwoord').blur()
  await expect(page.getByLabel('Herhaal het wachtwoord')).toHaveAccessibleDescription(
    /Wachtwoorden komen niet overeen/,
  )
  await page.getByLabel('Herhaal het wachtwoord').fill('paard2026')
  await giveDetails(page, host, dutchCustomer)
  await page.goBack()
  await expect(page.getByText('Uw wachtwoord is bewaard.', { exact: false })).toBeVisible()
  await expect(page.getByLabel('Voornaam')).toHaveValue('Anna')
})
