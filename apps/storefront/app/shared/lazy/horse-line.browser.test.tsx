import { afterEach, expect, test } from 'vitest'
import { renderInShop, stubApi } from '../../testing/render-in-shop'
import { bringHorse, followAccount } from '../horses/account-horse'
import { chooseHorse, chosenHorse } from '../horses/chosen-horse'
import { forgetAccountHorse } from '../horses/forget-account-horse'
import { HorseRowSlot } from './horse-row-slot'
import { HorseSlot } from './horse-slot'
import { browserApi } from '../shop/use-api'

afterEach(() => chooseHorse(null))

const guest = {
  guestKey: '6f1b5d7e-6f0c-4f7e-9b1a-0c8f3f2f1a11',
  name: 'Bella',
  birthYear: null,
  horseType: 'horse',
  weightKg: 560,
  workLoad: 'light',
  roughageType: 'hay',
  lifeStage: 'adult',
  bodyCondition: 'right',
  health: [],
} as const

const ration = {
  gramsPerDay: 1600,
  dose: {},
  forage: { judgement: { verdict: 'right-not-measured' } },
  warnings: [],
  packs: [{ productVariantId: 10101, days: 15, costPerDay: 0.92 }],
}

const link = { ref: 'page:feed-calculator', title: 'Feed calculator', url: '/feed-calculator/' }
const footer = { columns: [{ title: '', links: [link] }], legal: [], closing: '' } as never

test('HORSES-8: the line says grams, cost and days for the chosen horse, and asks nothing without one', async () => {
  const { sent } = stubApi({ 'GET /api/feedcalculator': () => ({ body: ration }) })
  const { getByText, container } = await renderInShop(<HorseSlot productId={101} variantId={10101} />)
  expect(container.textContent).toBe('')
  expect(sent).toEqual([])
  chooseHorse(guest)
  await expect.element(getByText('1.60 kg a day for Bella')).toBeVisible()
  await expect.element(getByText('€0.92 a day, this pack lasts 15 days')).toBeVisible()
  expect(sent[0]?.search).toContain('health=none')
  chooseHorse(null)
  await expect.poll(() => container.textContent).toBe('')
})

test('HORSES-8: of what is poured the line says millilitres', async () => {
  const oil = { ...ration, gramsPerDay: 60, dose: { feeding: { unit: 'ml' } } }
  stubApi({ 'GET /api/feedcalculator': () => ({ body: oil }) })
  chooseHorse(guest)
  const { getByText } = await renderInShop(<HorseSlot productId={391} variantId={10101} />)
  await expect.element(getByText('60 ml a day for Bella')).toBeVisible()
})

test('HORSES-15: of what is not fed daily a pack lasts feeding days', async () => {
  const mash = { ...ration, dose: { feeding: { unit: 'g', fedDays: { days: 2, of: 7 } } } }
  stubApi({ 'GET /api/feedcalculator': () => ({ body: mash }) })
  chooseHorse(guest)
  const { getByText } = await renderInShop(<HorseSlot productId={132} variantId={10101} />)
  await expect.element(getByText('€0.92 per feeding day, this pack lasts 15 feeding days')).toBeVisible()
})

test('HORSES-16: where the calculator refuses, the line says so and leads to it with the feed', async () => {
  stubApi({ 'GET /api/feedcalculator': () => ({ status: 422, body: { code: 'no-dose-rule' } }) })
  chooseHorse({ ...guest, name: 'Zorro' })
  const { getByText, getByRole } = await renderInShop(<HorseSlot productId={102} variantId={10201} />, {
    footer,
  })
  await expect.element(getByText(/gives no ration of this for Zorro/)).toBeVisible()
  await expect.element(getByRole('link')).toHaveAttribute('href', '/feed-calculator/?feed=102')
})

test.each(['needs-age-in-weeks', 'needs-life-stage'])(
  'HORSES-16: where the calculator only asks one thing more (%s), the line says that',
  async (code) => {
    stubApi({ 'GET /api/feedcalculator': () => ({ status: 422, body: { code } }) })
    chooseHorse({ ...guest, name: code })
    const { getByText, getByRole } = await renderInShop(<HorseSlot productId={204} variantId={20401} />, {
      footer,
    })
    await expect.element(getByText(/needs one more answer/)).toBeVisible()
    await expect.element(getByText(/no ration/)).not.toBeInTheDocument()
    await expect.element(getByRole('link')).toHaveAttribute('href', '/feed-calculator/?feed=204')
  },
)

test('HORSES-8, HORSES-18: a comparison says of each feed what the horse gets, that the calculator refuses it, or that no dose is stated', async () => {
  const answers = [
    { body: ration },
    { status: 422, body: { code: 'too-much-sugar' } },
    { status: 422, body: { code: 'no-dose-rule' } },
  ]
  stubApi({ 'GET /api/feedcalculator': () => answers.shift() ?? { status: 500, body: {} } })
  chooseHorse({ ...guest, name: 'Zorro' })
  const products = [
    { productId: 111, productVariantId: 10101 },
    { productId: 112, productVariantId: 11201 },
    { productId: 113, productVariantId: 11301 },
  ]
  const { getByRole } = await renderInShop(
    <table>
      <tbody>
        <HorseRowSlot products={products} />
      </tbody>
    </table>,
  )
  const cells = getByRole('cell')
  await expect.element(cells.nth(0)).toMatchTextContent(/1\.60\skg/)
  await expect.element(cells.nth(1)).toMatchTextContent(/gives no ration of this for Zorro/)
  await expect.element(cells.nth(2)).toMatchTextContent('Not stated')
})

const onGrass = {
  ...ration,
  forage: { judgement: { verdict: 'not-right' } },
  warnings: ['forage-not-right'],
}
const unmeasured = {
  ...ration,
  forage: { judgement: { verdict: 'unknown' } },
  warnings: ['forage-unknown', 'selenium-per-day'],
}

test('HORSES-17: beside the grams the line says that the forage is not right, and leads to the calculator', async () => {
  stubApi({ 'GET /api/feedcalculator': () => ({ body: onGrass }) })
  chooseHorse({ ...guest, name: 'Zorro', health: ['laminitis'], roughageType: 'grass' })
  const { getByText, getByRole } = await renderInShop(<HorseSlot productId={121} variantId={10101} />, {
    footer,
  })
  await expect.element(getByText('1.60 kg a day for Zorro')).toBeVisible()
  await expect.element(getByText(/Zorro: the usual forage isn’t right\./)).toBeVisible()
  await expect.element(getByText(/calculator warns/)).not.toBeInTheDocument()
  await expect.element(getByRole('link')).toHaveAttribute('href', '/feed-calculator/?feed=121')
})

test('HORSES-17: a comparison says of each feed that the forage is unknown and that there are warnings', async () => {
  const answers = [{ body: unmeasured }, { body: ration }]
  stubApi({ 'GET /api/feedcalculator': () => answers.shift() ?? { status: 500, body: {} } })
  chooseHorse({ ...guest, name: 'Zorro', health: ['laminitis'] })
  const products = [
    { productId: 122, productVariantId: 10101 },
    { productId: 123, productVariantId: 12301 },
  ]
  const { getByRole } = await renderInShop(
    <table>
      <tbody>
        <HorseRowSlot products={products} />
      </tbody>
    </table>,
    { footer },
  )
  const cells = getByRole('cell')
  await expect
    .element(cells.nth(0))
    .toMatchTextContent(/whether the usual forage is right\. The feed calculator warns about this ration/)
  await expect.element(cells.nth(0).getByRole('link')).toHaveAttribute('href', '/feed-calculator/?feed=122')
  await expect.element(cells.nth(1)).toMatchTextContent(/1\.60\skg/)
  expect(cells.nth(1).getByRole('link').elements()).toEqual([])
})

test('HORSES-7: at sign-in the horse of the browser is sent with its key and becomes one of the account; signing out forgets it', async () => {
  const { sent } = stubApi({ 'POST /api/account/horses': () => ({ body: { horseId: 7 } }) })
  chooseHorse(guest)
  forgetAccountHorse()
  expect(chosenHorse()).toEqual(guest)
  await bringHorse(browserApi(1, 4))
  expect(sent[0]?.body).toMatchObject({ name: 'Bella', guestKey: guest.guestKey })
  expect(chosenHorse()).toMatchObject({ horseId: 7, name: 'Bella' })
  followAccount([])
  expect(chosenHorse()).toBeNull()
  const { guestKey: _, ...horse } = guest
  chooseHorse({ ...horse, horseId: 7 })
  forgetAccountHorse()
  expect(chosenHorse()).toBeNull()
})
