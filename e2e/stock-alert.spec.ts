import { expectAccessibleAtAllWidths } from './axe.ts'
import { tabTo } from './keyboard.ts'
import { mailedLink, mailTo, newMailbox } from './mailbox.ts'
import { expect, test } from './window-test.ts'
import { staffApi } from './staff.ts'
import { fetched, hydrated, visit } from './visit.ts'

const host = 'haverhof.nl'
/** Packs that are not there yet; a second try of the story needs another one. */
const packs = [
  { variant: 41403, title: 'Haverhof Pet', path: '/stalbenodigdheden-en-kleding/haverhof-pet/hh41403/' },
  { variant: 11303, title: 'Vezel Brok', path: '/paardenvoer/brok/vezel-brok/hh11303/' },
] as const

test('a visitor asks by keyboard to be told of a pack, is told once, and wants to hear no more (PRODUCT-6, §1.26, §6.3, §8.14)', async ({
  page,
}, { retry }) => {
  const pack = packs[retry] ?? packs[0]
  const emailAddress = newMailbox('waiting')
  await visit(page, host, pack.path)
  expect(await fetched(page, 'stock-alert-form')).toBe(false)
  await page.getByRole('button', { name: 'Mail mij zodra het leverbaar is' }).focus()
  await page.keyboard.press('Enter')
  const field = page.getByRole('textbox', { name: 'E-mailadres', exact: true })
  await expect(field).toBeFocused()
  expect(await fetched(page, 'stock-alert-form')).toBe(true)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Dit is een verplicht veld')).toBeVisible()
  await expectAccessibleAtAllWidths(page, 'waiting for a pack, with an error')
  await page.keyboard.type('geen adres')
  await expect(page.getByText('Vul een geldig e-mailadres in')).toBeVisible()
  await field.fill(emailAddress)
  await tabTo(page, 'button', 'Waarschuw mij')
  await page.keyboard.press('Enter')
  await expect(
    page.getByText(`Zodra het leverbaar is, schrijven wij naar ${emailAddress}.`).first(),
  ).toBeVisible()

  await staffApi(page, `/stock/${pack.variant}/receive`, { amount: 5 })
  expect(await mailTo(page, emailAddress, 'stock-alert')).toContain(pack.title)
  const link = await mailedLink(page, emailAddress, { kind: 'stock-alert', path: pack.path })
  // What has changed is on its page within two seconds (PAGES-17).
  await expect(async () => {
    await page.goto(link)
    await expect(page.getByText('Nog maar 5 stuks op voorraad').first()).toBeVisible({ timeout: 500 })
  }).toPass()
  await hydrated(page)
  await expect(page.getByRole('button', { name: 'Mail mij zodra het leverbaar is' })).toHaveCount(0)

  await page.goto(await mailedLink(page, emailAddress, { kind: 'stock-alert', path: '/stock-alert/end/' }))
  await hydrated(page)
  await expectAccessibleAtAllWidths(page, 'wanting to hear no more')
  await page.getByRole('button', { name: 'Geen berichten meer' }).click()
  await expect(page.getByRole('heading', { name: 'U krijgt geen berichten meer' })).toBeVisible()
})
