import type { Page } from '@playwright/test'
import { askShop } from './ask.ts'
import { expectAccessibleAtAllWidths } from './axe.ts'
import { makeCustomer, signIn } from './customer.ts'
import { placePaidOrder } from './orders.ts'
import { expect, test } from './window-test.ts'
import { samplesNamed } from './samples.ts'
import { staffApi } from './staff.ts'
import { visit } from './visit.ts'

const quickscan = 90_101
const hay = '/rqs/example-roughage-quickscan/'

test('an example of a result: from the kit to values, advice, paper and a second sample beside it (LABORATORY-PAGES-7, 9)', async ({
  page,
}) => {
  await visit(page, 'haverhof.nl', '/ruwvoeronderzoek/')
  await page.getByRole('link', { name: 'bekijk een voorbeelduitslag' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lindenhof 1')
  const main = page.getByRole('main')
  await expect(main).toContainText('Dit is een voorbeeld.')
  await expect(main).toContainText('9 van de 13 waarden liggen in het streefgebied.')
  await expect(page.getByRole('list', { name: 'De weg van het monster' }).getByRole('listitem')).toHaveCount(
    4,
  )
  const sugar = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Suiker', exact: true }) })
  await expect(sugar).toContainText('148 g per kg ds')
  await expect(sugar).toContainText('aan de hoge kant')
  await expect(sugar.getByRole('img')).toHaveAccessibleName(
    'Schaal van 0 tot 200: waarde 148, streefgebied tot 120, gemiddelde onbekend',
  )
  await expect(main).toContainText('Er is nog geen gemiddelde')
  await expect(page.getByRole('table', { name: 'Dosering van Suikerarme Brok' })).toContainText('1500 g')
  await expect(main).toContainText('Of in plaats daarvan, niet ernaast:')
  // The calculator is asked about the reference horse, on roughage like this.
  await expect(main.locator('a[href*="feed="]').first()).toHaveAttribute(
    'href',
    /\?horse-type=horse&weight=600&labour=light&roughage=hay&feed=\d+$/,
  )

  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('footer')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Deze pagina afdrukken' })).toBeHidden()
  await expect(main.getByText('haverhof.nl', { exact: true })).toBeVisible()
  await expectSheet(page)
  await page.emulateMedia({ media: 'screen' })

  await visit(page, 'haverhof.nl', `${hay}?with=example-silage-quickscan,${'x'.repeat(41)}`)
  await expect(main).toContainText('Een monster is weggelaten')
  const table = page.getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveText([/^Waarde$/, /^Lindenhof 1/, /^Lindenhof 3/])
  await expect(table.getByRole('row', { name: /^Suiker/ }).getByRole('cell')).toHaveText([/^148/, /^74/])
})

test('a result is never cached, indexed or sent as a referrer, and a strange key opens nothing', async () => {
  for (const [path, status] of [
    [hay, 200],
    [`${hay}_.data`, 200],
    ['/qs/example-roughage-quickscan/', 404],
    [`/rqs/${'x'.repeat(41)}/`, 404],
  ] as const) {
    const { status: answered, headers, body } = await askShop('haverhof.nl', path)
    expect(answered, path).toBe(status)
    expect(headers, path).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    })
    expect(body.includes('hreflang'), path).toBe(false)
    expect(body.includes('rel="canonical"'), path).toBe(false)
  }
  const { body: map } = await askShop('haverhof.nl', '/sitemap.xml')
  expect(map.includes('/rqs/')).toBe(false)
})

test('a customer has two samples measured, reads what is new, lays both side by side and feeds by them (ACCOUNT-PAGES-9, LABORATORY-PAGES-10, RATIONS-8, §1.22, §2.20)', async ({
  page,
}) => {
  await signIn(page, 'haverhof.nl', await makeCustomer(page, 'haverhof.nl'))
  await placePaidOrder(page, [[quickscan, 2]], ['Noordwei', 'Zuidwei'])
  const values = await exampleValues()
  for (const { sampleId } of await samplesNamed(page, ['Noordwei', 'Zuidwei'])) {
    await staffApi(page, `/samples/${sampleId}/receipt`, { sampleType: 'hay' })
    await staffApi(page, `/samples/${sampleId}/measurement`, { sampleType: 'hay', values })
    await staffApi(page, `/samples/${sampleId}/advice`, { note: 'Goed hooi, let op suiker.' })
  }
  const main = page.getByRole('main')
  await visit(page, 'haverhof.nl', '/account/rqs-results/')
  await expect(main.getByText('Nieuw', { exact: true })).toHaveCount(2)
  const read = page.waitForResponse((answer) => answer.url().endsWith('/read'))
  await main.getByRole('link', { name: 'Noordwei', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Noordwei')
  await expect(main).toContainText('Goed hooi, let op suiker.')

  // A customer who has opened a result has read it.
  expect((await read).status()).toBe(204)
  await visit(page, 'haverhof.nl', '/account/rqs-results/')
  await expect(main.getByText('Nieuw', { exact: true })).toHaveCount(1)
  await expect(page.getByRole('link', { name: /1 ongelezen advies/ })).toBeVisible()
  for (const name of ['Noordwei', 'Zuidwei']) await main.getByRole('checkbox', { name }).check()
  await expectAccessibleAtAllWidths(page, 'the samples of a customer')
  await main.getByRole('link', { name: 'Leg ze naast elkaar' }).click()
  await expect(page.getByRole('columnheader')).toHaveText([/^Waarde$/, /^Noordwei/, /^Zuidwei/])

  // The latest one is the forage of the ration, until another is chosen (RATIONS-8).
  await visit(page, 'haverhof.nl', '/rantsoen/?weight=600&pack=10102&grams=&count=')
  const ration = page.getByRole('region', { name: 'Het rantsoen van één dag' })
  await expect(ration).toContainText(/(Noordwei|Zuidwei): \d/)
  await expect(ration).toContainText('Van uw ruwvoer tellen de gemeten waarden.')
  await page
    .getByRole('combobox', { name: /^Reken met/ })
    .selectOption('Standaardruwvoer van de gekozen soort')
  await expect(ration).toContainText('Hooi: 10,50 kg')
})

test('who sends a sample in says what it is and when it was taken, as DD-MM-YYYY (LABORATORY-PAGES-12, ACC-23, ACC-159, §1.31, §5.8)', async ({
  page,
}) => {
  await signIn(page, 'haverhof.nl', await makeCustomer(page, 'haverhof.nl'))
  await placePaidOrder(page, [[quickscan, 1]], ['Westwei'])
  const main = page.getByRole('main')
  await visit(page, 'haverhof.nl', '/account/rqs-results/')
  await main.getByRole('link', { name: 'Soort en datum invullen Westwei' }).click()
  const day = main.getByRole('textbox', { name: 'Datum van monstername' })
  await main.getByRole('button', { name: 'Bewaren' }).click()
  await expect(main.getByText('Dit is een verplicht veld')).toHaveCount(2)
  await main.getByRole('radio', { name: 'Hooi' }).check()
  await day.pressSequentially('31022026')
  await main.getByRole('button', { name: 'Bewaren' }).click()
  await expect(day).toBeFocused()
  await expect(day).toHaveValue('31-02-2026')
  await expect(day).toHaveAccessibleDescription(/DD-MM-JJJJ.*Dit is geen geldige datum\./)
  await expectAccessibleAtAllWidths(page, 'a sample that is described')
  await day.fill('')
  await day.pressSequentially('1-10-2026')
  await expect(day).toHaveValue('01-10-2026')
  await day.press('Enter')
  await expect(main.getByText('Bewaard. Dank u wel.')).toBeVisible()
  await expect(main.getByText('Ruwvoer Quickscan · hooi · genomen op 01-10-2026')).toBeVisible()

  // What the customer said counts where the laboratory says nothing else.
  const [sample] = await samplesNamed(page, ['Westwei'])
  expect(sample).toMatchObject({
    status: 'ordered',
    analysis: 'Rqs',
    sampleType: 'hay',
    takenOn: '2026-10-01',
  })
  await staffApi(page, `/samples/${sample?.sampleId}/receipt`, {})
  await page.reload()
  await expect(main.getByText('Uw monster is binnen, de metingen lopen.')).toBeVisible()
  await expect(day).toHaveCount(0)
})

/** Brand, sample and days on A4, no value torn apart, and no key (LABORATORY-PAGES-9). */
async function expectSheet(page: Page): Promise<void> {
  const printed = await page.getByRole('main').innerText()
  for (const fact of ['Haverhof', 'Lindenhof 1', '01-09-2026', '11-09-2026']) expect(printed).toContain(fact)
  expect(await page.locator('body').innerText()).not.toContain('example-roughage-quickscan')
  const values = page.locator('[id^="value-"]')
  await expect(values).toHaveCount(13)
  const breaks = await values.evaluateAll((rows) => rows.map((row) => getComputedStyle(row).breakInside))
  expect(new Set(breaks)).toEqual(new Set(['avoid']))
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const sizes = [...paper.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)]
  expect(sizes.length).toBeGreaterThan(0)
  for (const [, width, height] of sizes)
    expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([595, 842])
}

/** What was measured in the example, as the laboratory enters it. */
async function exampleValues(): Promise<Record<string, number>> {
  const { body } = await askShop('haverhof.nl', '/api/results/example-roughage-quickscan')
  const { values } = JSON.parse(body) as { values: { code: string; value: number }[] }
  return Object.fromEntries(values.map(({ code, value }) => [code, value]))
}
