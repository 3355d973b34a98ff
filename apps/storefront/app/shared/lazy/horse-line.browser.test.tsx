import { afterEach, expect, test } from 'vitest'
import { renderInShop, stubApi } from '../../testing/render-in-shop'
import { bringHorse, followAccount } from '../horses/account-horse'
import { chooseHorse, chosenHorse } from '../horses/chosen-horse'
import { forgetAccountHorse } from '../horses/forget-account-horse'
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

const ration = { gramsPerDay: 1600, packs: [{ productVariantId: 10101, days: 15, costPerDay: 0.92 }] }

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

test('HORSES-8: where the calculator refuses, the line says so', async () => {
  stubApi({ 'GET /api/feedcalculator': () => ({ status: 422, body: { code: 'no-dose-rule' } }) })
  chooseHorse({ ...guest, name: 'Zorro' })
  const { getByText } = await renderInShop(<HorseSlot productId={102} variantId={10201} />)
  await expect.element(getByText(/gives no ration of this for Zorro/)).toBeVisible()
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
  const { guestKey: _, ...kept } = guest
  chooseHorse({ ...kept, horseId: 7 })
  forgetAccountHorse()
  expect(chosenHorse()).toBeNull()
})
