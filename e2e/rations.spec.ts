import { askShop } from './ask.ts'
import { expectAccessibleAtAllWidths } from './axe.ts'
import { openCartWith } from './cart-help.ts'
import { expect, test } from './window-test.ts'

test('a cart with two mineral carriers, looked at as a ration: they must not go together (RATIONS-9, RATIONS-11, RATIONS-14, RATIONS-15)', async ({
  page,
}) => {
  await openCartWith(page, [
    [12102, 1],
    [37101, 1],
  ])
  await page.getByRole('link', { name: 'Bekijk deze winkelwagen als het rantsoen van één paard' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rantsoen')
  const ration = page.getByRole('region', { name: 'Het rantsoen van één dag' })
  const problem = 'Balance Compleet en Vitaminen & Mineralen Dagelijks mogen niet samen'
  await expect(ration).toContainText(problem)
  await expect(ration.getByRole('link', { name: /^(Eén ding moet|\d+ dingen moeten) anders$/ })).toBeVisible()
  await expect(ration.getByRole('listitem').filter({ hasText: 'Selenium' }).last()).toContainText(
    'nodig 1,2 mg',
  )
  await expect(ration).toContainText('Hooi: 10,50 kg')
  await expect(ration.getByRole('link', { name: '+31 38 123 4567' })).toBeVisible()
  await expectAccessibleAtAllWidths(page, 'a ration')

  const second = page.getByRole('combobox', { name: /^Voer 2/ })
  await second.selectOption('Kies een voer')
  await expect(ration).not.toContainText(problem)
  await page.getByRole('textbox', { name: /^Ruwvoer per dag/ }).fill('12')
  await expect(ration).toContainText('Hooi: 12,00 kg')
  await expect(page).toHaveURL(/&forage=12&pack=12102&grams=&count=1$/)
  await ration.getByText('Bronnen').click()
  await expect(ration).toContainText('nog te bevestigen door onze voedingsdeskundige')
})

test('one that grows is asked its age and what it will weigh; without them the need is a range (RATIONS-18, RATIONS-33)', async ({
  page,
}) => {
  await page.goto('/rantsoen/?horse-type=horse&weight=216&labour=none&roughage=hay&stage=growing')
  const ration = page.getByRole('region', { name: 'Het rantsoen van één dag' })
  const calcium = ration.getByRole('listitem').filter({ has: page.getByText('Calcium', { exact: true }) })
  await expect(ration.getByText('De leeftijd is niet bekend')).toBeVisible()
  await expect(calcium).toContainText(/nodig \d[\d,]* tot \d/)
  await page.getByRole('textbox', { name: /^Leeftijd in maanden/ }).fill('3')
  await expect(page.getByText('Vul een heel getal van 4 tot 48 in.')).toBeVisible()
  await page.getByRole('textbox', { name: /^Leeftijd in maanden/ }).fill('6')
  await page.getByRole('textbox', { name: /^Gewicht als het volwassen is/ }).fill('500')
  await expect(calcium).toContainText('nodig 38,6 g')
  await expect(calcium).toContainText('te weinig')
  await expect(page).toHaveURL(/&stage=growing&months=6&adult-weight=500$/)
  await expectAccessibleAtAllWidths(page, 'a ration of a weanling')
})

test('a donkey may live on straw and has enough, and a fat pony loses weight with the vet (RATIONS-17, RATIONS-19, RATIONS-36, FEED-ADVICE-2)', async ({
  page,
}) => {
  await page.goto('/rantsoen/?horse-type=donkey&weight=200&labour=none&roughage=hay')
  const ration = page.getByRole('region', { name: 'Het rantsoen van één dag' })
  const energy = ration.getByRole('listitem').filter({ has: page.getByText('Energie (DE)', { exact: true }) })
  await page.getByRole('combobox', { name: 'Ruwvoer' }).selectOption('Stro')
  await expect(ration).toContainText('Stro: 3,00 kg')
  await expect(energy).toContainText('genoeg')
  await expect(ration).toContainText('hooguit 75% van de energie van een paard')
  await page.getByRole('combobox', { name: 'Soort paard' }).selectOption('Pony')
  await expect(ration).toContainText('Hooi')

  await page.goto('/rantsoen/?horse-type=pony&weight=250&labour=none&roughage=hay&condition=fat&forage=3')
  await expect(energy).toContainText('valt ervan af')
  await page.getByRole('textbox', { name: /^Ruwvoer per dag/ }).fill('2')
  await expect(ration).toContainText('kan daaraan sterven')
})

test('a shared ration needs no scripts, in the language of every host (RATIONS-14)', async () => {
  const feeds = '?weight=600&pack=12102&grams=&count=&pack=37101&grams=40&count='
  const { body } = await askShop('haverhof.nl', `/rantsoen/${feeds}`)
  expect(body.includes('mogen niet samen')).toBe(true)
  const [page = ''] = body.split('<footer')
  const fields = new Set(page.match(/(?<=<(input|select) [^>]*name=")[a-z-]+/g))
  for (const name of [
    'horse-type',
    'weight',
    'labour',
    'roughage',
    'stage',
    'condition',
    'health',
    'forage',
    'pack',
    'grams',
    'count',
  ])
    expect(fields, name).toContain(name)
  for (const [host, path] of [
    ['haverhof.de', '/ration/'],
    ['haverhof.dk', '/foderration/'],
    ['haverhof.com', '/ration/'],
    ['haverhof.it', '/razione/'],
    ['haverhof.pt', '/dieta-diaria/'],
    ['haverhof.es', '/racion-completa/'],
    ['haverhof.se', '/foderstat/'],
    ['haverhof.ee', '/soodaratsioon/'],
    ['muehldorfer.de', '/ration/'],
  ] as const) {
    const answer = await askShop(host, `${path}?weight=400`)
    expect(answer.status, host).toBe(200)
    expect(answer.body.includes('id="ration"'), host).toBe(true)
  }
})
