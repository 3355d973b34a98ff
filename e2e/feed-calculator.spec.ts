import { askShop } from './ask.ts'
import { badge } from './cart-help.ts'
import { expect, test } from './window-test.ts'
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

  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/feedcalculator')) requests.push(request.url())
  })
  const entries = await page.evaluate(() => history.length)
  await page.getByRole('button', { name: 'Welsh pony, 300 kg' }).click()
  await expect(page.getByRole('radio', { name: 'Pony' })).toBeChecked()
  await expect(ration).toContainText('750 g per dag')
  await expect(ration.getByRole('definition')).toHaveText(['250 g', '0,32 (250 g): weeg het af', 'Gemiddeld'])

  const weight = page.getByRole('textbox', { name: 'Gewicht in kilo’s' })
  await weight.fill('20')
  await expect(weight).toHaveAccessibleDescription('Vul een heel getal in van 50 tot 1200 kilo.')
  await expect(ration).not.toContainText('g per dag')
  await weight.fill('400')
  await page.getByRole('radio', { name: /^Gemiddelde arbeid.*minder dan 5 uur per week/ }).check()
  await expect(ration).toContainText('1600 g per dag')
  await expect(page).toHaveURL(/\?horse-type=pony&weight=400&labour=average&roughage=hay&feed=101$/)
  expect(requests).toEqual([])
  expect(await page.evaluate(() => history.length)).toBe(entries)

  const bag = page.getByRole('row', { name: /^3 × 20 kg/ })
  await expect(bag).toContainText('Beste keus')
  await expect(bag).toContainText('37 dagen')
  await ration.getByRole('button', { name: 'In winkelwagen' }).click()
  await expect(badge(page, 1)).toBeVisible()
})

test('a pony with laminitis gets no muesli but what fits it, with its hay first (FEED-ADVICE-18, FEED-ADVICE-19, FEED-ADVICE-21, FEED-ADVICE-54, FEED-ADVICE-62, §8.15)', async ({
  page,
}) => {
  await visit(
    page,
    'haverhof.nl',
    '/voercalculator/?horse-type=pony&weight=250&labour=light&roughage=hay&feed=107',
  )
  const ration = page.getByRole('region', { name: 'Het rantsoen' })
  await expect(ration).toContainText('Hooi: minstens 4,50 kg per dag')
  await expect(ration).toContainText('g per dag')
  await page.getByRole('checkbox', { name: /^Hoefbevangen/ }).check()
  await expect(ration).toContainText('Het is niet mogelijk om uw voeradvies te bepalen.')
  await expect(ration).toContainText('te veel suiker en zetmeel')
  await expect(page).toHaveURL(/&health=laminitis&feed=107$/)
  await ration
    .getByRole('button', { name: /^Berekenen: / })
    .first()
    .click()
  await expect(ration).toContainText(/\d g per dag/)
  await expect(ration.getByRole('link', { name: '+31' }).last()).toHaveAttribute('href', /^tel:/)
})

test('a donkey gets no racing feed, an orphan foal its milk by the week, and an unknown feed is named (FEED-ADVICE-10, FEED-ADVICE-18, FEED-ADVICE-22)', async ({
  page,
}) => {
  const donkey = '?horse-type=donkey&weight=180&labour=none&roughage=grass&feed=233'
  await visit(page, 'haverhof.nl', `/voercalculator/${donkey}`)
  const ration = page.getByRole('region', { name: 'Het rantsoen' })
  await expect(ration).toContainText('Dit voer is niet gemaakt voor dit type paard.')
  await visit(page, 'haverhof.nl', '/voercalculator/?feed=204&weeks=1')
  await expect(ration).toContainText('7,80 liter per dag')
  await expect(ration).toContainText('0,65 l met 71 g poeder')
  await page.getByRole('combobox', { name: 'Leeftijd van het veulen' }).selectOption('Levensweek 3')
  await expect(ration).toContainText('10,00 liter per dag')
  await visit(page, 'haverhof.nl', '/voercalculator/?feed=411')
  await expect(page.getByText('Van het voer in dit webadres hebben we geen hoeveelheden.')).toBeVisible()
})

test('a mare in month 10, a heavy horse in hard work and an unmeasured hay get their answer (FEED-ADVICE-16, FEED-ADVICE-18, RATIONS-7)', async ({
  page,
}) => {
  await visit(page, 'haverhof.nl', '/voercalculator/?weight=600&feed=201')
  const ration = page.getByRole('region', { name: 'Het rantsoen' })
  await expect(ration).toContainText('Kies de leeftijd of levensfase van uw paard.')
  await page.getByRole('combobox', { name: 'Leeftijd of stadium' }).selectOption('Drachtig, maand 10')
  await expect(ration).toContainText('2250 g per dag')

  const heavy = '?horse-type=coldblood&weight=900&labour=heavy&roughage=hay'
  await visit(page, 'haverhof.nl', `/voercalculator/${heavy}&feed=104`)
  await expect(ration).toContainText('Dit voer is niet gemaakt voor dit type paard.')
  await ration.getByRole('button', { name: 'Berekenen: Sport Vet & Vezel Muesli' }).click()
  await expect(ration).toContainText('3600 g per dag')

  await visit(page, 'haverhof.nl', `/rantsoen/${heavy}&pack=23102&grams=&count=`)
  const day = page.getByRole('region', { name: 'Het rantsoen van één dag' })
  await expect(day).toContainText('Hooi: 21,00 kg')
  await expect(day).toContainText('Alleen een analyse zegt wat er in het uwe zit.')
})

test('a shared calculation needs no scripts, in the language of every host (FEED-ADVICE-14)', async () => {
  const answers = '?horse-type=pony&weight=300&labour=light&roughage=hay'
  const { body: dutch } = await askShop('haverhof.nl', `/voercalculator/${answers}&feed=101`)
  expect(dutch.includes('750 g per dag')).toBe(true)
  // The foot of the shop has a form of its own.
  const [page = ''] = dutch.split('<footer')
  const fields = page.match(/(?<=<(input|select) [^>]*name=")[a-z-]+/g)
  expect(new Set(fields)).toEqual(
    new Set(['q', 'horse-type', 'weight', 'labour', 'roughage', 'stage', 'condition', 'health', 'feed']),
  )
  const laminitic = await askShop('haverhof.nl', `/voercalculator/${answers}&health=laminitis&feed=107`)
  expect(laminitic.body.includes('Het is niet mogelijk om uw voeradvies te bepalen.')).toBe(true)
  const mare = '?weight=600&stage=mare-10&feed=201'
  expect((await askShop('haverhof.nl', `/voercalculator/${mare}`)).body.includes('2250 g per dag')).toBe(true)
  const heavy = '?horse-type=horse&weight=1200&labour=heavy&roughage=poor-hay&feed=104'
  const { body: capped } = await askShop('haverhof.nl', `/voercalculator/${heavy}`)
  expect(capped.includes('Niet meer dan 1500 g per voerbeurt')).toBe(true)
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
