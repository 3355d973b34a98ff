import { askShop } from './ask.ts'
import { badge } from './cart-help.ts'
import { expect, test } from './shop-test.ts'
import { visit } from './visit.ts'

test('the feed calculator answers at every key, keeps the answers in its address, and sells the best pack (FEED-ADVICE-12, 13)', async ({
  page,
}) => {
  await visit(page, 'haverhof.nl', '/paardenvoer/muesli/haver-basis-muesli/')
  await page.getByRole('link', { name: 'Bereken het rantsoen van uw paard' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Voercalculator')
  const ration = page.getByRole('region', { name: 'Het rantsoen' })
  await expect(ration).toContainText('Haver Basis Muesli')
  await expect(ration).toContainText('1500 g per dag')

  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/feedcalculator')) asked.push(request.url())
  })
  const entries = await page.evaluate(() => history.length)
  await page.getByRole('button', { name: 'Welsh pony, 300 kg' }).click()
  await expect(page.getByRole('radio', { name: 'Pony' })).toBeChecked()
  await expect(ration).toContainText('750 g per dag')
  await expect(ration.getByRole('definition')).toHaveText(['250 g', '0,25', 'Gemiddeld'])

  const weight = page.getByRole('textbox', { name: 'Gewicht in kilo’s' })
  await weight.fill('20')
  await expect(weight).toHaveAccessibleDescription('Vul een heel getal in van 50 tot 1200 kilo.')
  await expect(ration).not.toContainText('g per dag')
  await weight.fill('400')
  await page.getByRole('radio', { name: /^Zware arbeid.*meer dan 5 uur per week/ }).check()
  await expect(ration).toContainText('2400 g per dag')
  await expect(page).toHaveURL(/\?horse-type=pony&weight=400&labour=heavy&roughage=hay&feed=101$/)
  expect(asked).toEqual([])
  expect(await page.evaluate(() => history.length)).toBe(entries)

  const bag = page.getByRole('row', { name: /^60 kg/ })
  await expect(bag).toContainText('Beste keus')
  await expect(bag).toContainText('25 dagen')
  await ration.getByRole('button', { name: 'In winkelwagen' }).click()
  await expect(badge(page, 1)).toBeVisible()
})

test('another feed brings its own rules, and a maximum that is passed is told (FEED-ADVICE-13)', async ({
  page,
}) => {
  // A feed whose keeper allows hardly any of it at once.
  await page.route('**/api/feedcalculator/feeds/*', async (route) => {
    const { pathname, search } = new URL(route.request().url())
    const { body } = await askShop('haverhof.nl', pathname + search)
    const feed = JSON.parse(body) as { dose: { maxGramsPer100KgPerMeal: number } }
    feed.dose.maxGramsPer100KgPerMeal = 50
    await route.fulfill({ json: feed })
  })
  await visit(page, 'haverhof.nl', '/')
  await page.getByRole('link', { name: 'Hoeveel voer? Bereken het' }).click()
  const ration = page.getByRole('region', { name: 'Het rantsoen' })
  await page.getByRole('combobox', { name: 'Voer' }).selectOption('Basis Brok')
  await expect(ration.getByRole('link', { name: 'Basis Brok' })).toBeVisible()
  await expect(ration).toContainText('900 g per dag')
  await expect(ration).toContainText('Een voerbeurt is meer dan 300 g')
})

test('a shared calculation needs no scripts, in the language of every host (FEED-ADVICE-14)', async () => {
  const answers = '?horse-type=pony&weight=300&labour=light&roughage=hay'
  const { body: dutch } = await askShop('haverhof.nl', `/voercalculator/${answers}&feed=101`)
  expect(dutch.includes('750 g per dag')).toBe(true)
  // The foot of the shop has a form of its own.
  const [page = ''] = dutch.split('<footer')
  const fields = page.match(/(?<=<(input|select) [^>]*name=")[a-z-]+/g)
  expect(new Set(fields)).toEqual(new Set(['q', 'horse-type', 'weight', 'labour', 'roughage', 'feed']))
  const impossible = await askShop('haverhof.nl', '/voercalculator/?weight=1e308')
  expect(impossible.status).toBe(200)
  expect(impossible.body.includes('Vul een heel getal in van 50 tot 1200 kilo.')).toBe(true)
  for (const [host, path] of [
    ['haverhof.de', '/futterrechner/'],
    ['haverhof.dk', '/foderberegner/'],
    ['haverhof.com', '/feed-calculator/'],
    ['haverhof.it', '/calcolatore-razione/'],
    ['haverhof.pt', '/calculadora-de-racao/'],
    ['haverhof.es', '/calculadora-de-racion/'],
    ['haverhof.se', '/foderkalkylator/'],
    ['haverhof.ee', '/soodakalkulaator/'],
    ['muehldorfer.nl', '/voercalculator/'],
    ['muehldorfer.de', '/futterrechner/'],
    ['muehldorfer.dk', '/foderberegner/'],
  ] as const) {
    const answer = await askShop(host, path + answers)
    expect(answer.status, host).toBe(200)
    expect(answer.body.includes('id="ration"'), host).toBe(true)
  }
})
