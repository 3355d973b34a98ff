import { expectAccessibleAtAllWidths } from './axe.ts'
import { makeCustomer, signIn } from './customer.ts'
import { tabTo } from './keyboard.ts'
import { mailTo } from './mailbox.ts'
import { placePaidOrder } from './orders.ts'
import { expect, test } from './window-test.ts'
import { staff, staffApi } from './staff.ts'
import { visit } from './visit.ts'

const host = 'haverhof.nl'

test('a customer sends back what came damaged, with a photo (ACCOUNT-PAGES-14, 18, ACCOUNT-PAGES-41, §1.18, §2.19, §2.54)', async ({
  page,
}) => {
  const customer = await makeCustomer(page, host)
  await signIn(page, host, customer)
  const { orderId } = await placePaidOrder(page, [[10101, 2]])
  await staff(page, 'ship', orderId)
  const main = page.getByRole('main')

  // What can come back.
  await visit(page, host, '/account/returns/')
  await expect(main.getByText(`Bestelling ${orderId}`)).toBeVisible()
  await expectAccessibleAtAllWidths(page, 'what can be sent back')
  await tabTo(page, 'link', /^Terugsturen/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Een product terugsturen' })).toBeFocused()

  // Damage asks for a photo (ACCOUNT-PAGES-15).
  await tabTo(page, 'combobox', 'Hoeveel stuks?')
  await page.keyboard.type('2')
  await tabTo(page, 'button', 'Retour aanmelden')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Waarom stuurt u het terug?')).toBeFocused()
  await page.keyboard.type('Het is b')
  await page.getByLabel('Wat moeten wij weten?').fill('De zak is onderin gescheurd.')
  await page.getByRole('button', { name: 'Retour aanmelden' }).click()
  await expect(page.getByLabel('Foto', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Foto', { exact: true })).toHaveAccessibleDescription(
    /Voeg een foto van de schade toe/,
  )
  await expectAccessibleAtAllWidths(page, 'a return with mistakes')

  // No picture is refused here; a large one is made smaller here (ACCOUNT-PAGES-41).
  await page
    .getByLabel('Foto', { exact: true })
    .setInputFiles({ name: 'brief.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg/>') })
  await expect(page.getByText('Kies een foto als JPEG, PNG of WebP')).toBeVisible()
  const drawn = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 3000
    canvas.height = 1500
    const brush = canvas.getContext('2d')
    brush?.fillRect(200, 200, 900, 700)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })
  await page
    .getByLabel('Foto', { exact: true })
    .setInputFiles({ name: 'schade.png', mimeType: 'image/png', buffer: Buffer.from(drawn, 'base64') })
  await expect(page.getByText('Gekozen: schade.png')).toBeVisible()
  await expect(main.locator('canvas')).toBeVisible()
  await page.getByRole('button', { name: 'Retour aanmelden' }).click()
  const done = page.getByText(/^Uw retour \d+ is aangemeld$/)
  await expect(done).toBeVisible()
  await expect(main.getByText(/^Wacht nog even met terugsturen\./)).toBeVisible()
  const returnId = /\d+/.exec(await done.innerText())?.[0] ?? ''
  await mailTo(page, customer.emailAddress, 'return-registered')

  // Its state, and its photo for its owner.
  await main.getByRole('link', { name: 'Naar uw retouren' }).click()
  await expect(main.getByText(/^Wacht nog even met terugsturen\./)).toBeVisible()
  const photo = main.getByRole('img', { name: `Foto bij retour ${returnId}` })
  await photo.scrollIntoViewIfNeeded()
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(2000)
  await expectAccessibleAtAllWidths(page, 'returns')
  await staffApi(page, `/returns/${returnId}/receive`, {})
  await page.reload()
  await expect(main.getByText('Uw pakket is aangekomen en wordt nagekeken.')).toBeVisible()
})
