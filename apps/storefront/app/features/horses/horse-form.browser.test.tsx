import { afterEach, expect, test, vi } from 'vitest'
import { chooseHorse, chosenHorse } from '../../shared/horses/chosen-horse'
import { renderInShop, stubApi } from '../../testing/render-in-shop'
import { HorseForm } from './horse-form'
import type { Horse } from './horse-types'

afterEach(() => chooseHorse(null))

const bella: Horse = {
  horseId: 7,
  name: 'Bella',
  birthYear: 2014,
  horseType: 'pony',
  weightKg: 310,
  workLoad: 'light',
  roughageType: 'hay',
  lifeStage: 'adult',
  bodyCondition: 'right',
  health: ['laminitis'],
  photoUrl: null,
  weights: [{ weighedOn: '2026-11-16', weightKg: 310 }],
  packs: [],
}

async function show(horse: Horse | null) {
  const onDone = vi.fn<() => void>()
  const screen = await renderInShop(<HorseForm horse={horse} onDone={onDone} onSignedOut={() => undefined} />)
  return { ...screen, onDone, save: screen.getByRole('button', { name: 'Save' }) }
}

test('HORSES-2: a horse without a name or with an impossible weight is refused in words, and nothing is sent', async () => {
  const { sent } = stubApi({})
  const { save, getByLabelText } = await show(null)
  await getByLabelText('Weight in kilos').fill('9')
  await save.click()
  await expect.element(getByLabelText('Name')).toHaveAccessibleDescription(/./)
  await expect.element(getByLabelText('Weight in kilos')).toHaveAccessibleDescription(/a horse can weigh/)
  expect(sent).toEqual([])
})

test('HORSES-8: a new horse is kept as it was told, and is the chosen one where there was none', async () => {
  const { sent } = stubApi({ 'POST /api/account/horses': () => ({ body: { horseId: 9 } }) })
  const { save, getByLabelText, onDone } = await show(null)
  await getByLabelText('Name').fill(' Zorro ')
  await getByLabelText('Age or stage').selectOptions('Foal')
  await getByLabelText('PPID (Cushing’s)').click()
  await save.click()
  await expect.poll(() => onDone.mock.calls.length).toBe(1)
  expect(sent[0]?.body).toMatchObject({ name: 'Zorro', lifeStage: 'foal', health: ['ppid'], birthYear: null })
  expect(chosenHorse()).toMatchObject({ horseId: 9, name: 'Zorro' })
})

test('HORSES-3: only a new horse is left without being kept', async () => {
  const added = await show(null)
  await expect
    .element(added.getByRole('link', { name: 'Cancel' }))
    .toHaveAttribute('href', '/account/horses/')
  await added.unmount()
  const screen = await show(bella)
  await expect.element(screen.save).toBeVisible()
  expect(screen.getByRole('link', { name: 'Cancel' }).elements()).toEqual([])
})

test('FEED-ADVICE-79: another animal brings its usual weight along, unless one was given or is kept', async () => {
  const { getByLabelText, unmount } = await show(null)
  const weight = getByLabelText('Weight in kilos')
  await getByLabelText('Type of horse').selectOptions('Donkey')
  await expect.element(weight).toHaveValue('200')
  await weight.fill('170')
  await getByLabelText('Type of horse').selectOptions('Pony')
  await expect.element(weight).toHaveValue('170')
  await unmount()
  const screen = await show({ ...bella, weightKg: 300 })
  await screen.getByLabelText('Type of horse').selectOptions('Donkey')
  await expect.element(screen.getByLabelText('Weight in kilos')).toHaveValue('300')
})

test('FEED-ADVICE-2: straw is offered for a donkey alone, and is hay again for another animal', async () => {
  const { getByLabelText } = await show(null)
  const forage = getByLabelText('Usual forage')
  await expect.element(forage).not.toHaveTextContent('Straw')
  await getByLabelText('Type of horse').selectOptions('Donkey')
  await forage.selectOptions('Straw')
  await getByLabelText('Type of horse').selectOptions('Pony')
  await expect.element(forage).toHaveValue('hay')
  await expect.element(forage).not.toHaveTextContent('Straw')
})

test('HORSES-3: a horse that is changed sends what stands in the form; nothing ticked is unknown', async () => {
  const { sent } = stubApi({ 'PUT /api/account/horses/7': () => ({ status: 204, body: null }) })
  const { save, getByLabelText, onDone } = await show(bella)
  await expect.element(getByLabelText('Year of birth (optional)')).toHaveValue('2014')
  await getByLabelText('Laminitis (also in the past)').click()
  await save.click()
  await expect.poll(() => onDone.mock.calls.length).toBe(1)
  expect(sent[0]?.body).toMatchObject({ name: 'Bella', weightKg: 310, health: 'unknown' })
})
