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
  const told = 'Balance Compleet en Vitaminen & Mineralen Dagelijks mogen niet samen'
  await expect(ration).toContainText(told)
  await expect(ration.getByRole('listitem').filter({ hasText: 'Selenium' }).last()).toContainText(
    'nodig 1,2 mg',
  )
  await expect(ration).toContainText('Hooi: 10,50 kg')
  await expect(ration.getByRole('link', { name: '+31 38 123 4567' })).toBeVisible()
  await expectAccessibleAtAllWidths(page, 'a ration')

  const second = page.getByRole('combobox', { name: /^Voer 2/ })
  await second.selectOption('Kies een voer')
  await expect(ration).not.toContainText(told)
  await page.getByRole('textbox', { name: /^Ruwvoer per dag/ }).fill('12')
  await expect(ration).toContainText('Hooi: 12,00 kg')
  await expect(page).toHaveURL(/&forage=12&pack=12102&grams=&count=1$/)
  await ration.getByText('Bronnen').click()
  await expect(ration).toContainText('nog te bevestigen door onze voedingsdeskundige')
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
