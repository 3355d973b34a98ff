import { expect, test, vi } from 'vitest'
import { renderInShop, stubApi } from '../../testing/render-in-shop'
import type { BoughtPack, Horse } from './horse-types'
import { PackSection } from './pack-section'

const oil: BoughtPack = {
  productId: 391,
  productVariantId: 39101,
  title: 'Linseed Oil',
  packSize: '1 l',
  unit: 'ml',
  fedDays: null,
}
const mash: BoughtPack = {
  productId: 132,
  productVariantId: 13202,
  title: 'Linseed Mash',
  packSize: '15 kg',
  unit: 'g',
  fedDays: { days: 2, of: 7 },
}
const inUse = { openedOn: '2026-11-16', pieces: 1, isReminded: false, url: '/feed/' }

const bella: Horse = {
  horseId: 7,
  name: 'Bella',
  birthYear: 2014,
  horseType: 'horse',
  weightKg: 600,
  workLoad: 'light',
  roughageType: 'hay',
  lifeStage: 'adult',
  bodyCondition: 'right',
  health: [],
  photoUrl: null,
  weights: [{ weighedOn: '2026-11-16', weightKg: 600 }],
  packs: [
    { ...oil, ...inUse, gramsPerDay: 60, runsOutOn: '2099-12-02' },
    { ...mash, ...inUse, gramsPerDay: 450, runsOutOn: '2099-03-11' },
  ],
}

function show(horse: Horse) {
  return renderInShop(
    <PackSection
      horse={horse}
      boughtPacks={[oil, mash]}
      change={() => undefined}
      onSaved={() => undefined}
    />,
  )
}

test('HORSES-19: a pack in use says its millilitres where it is poured, and on how many days it is reckoned', async () => {
  const { getByText, getByRole } = await show(bella)
  await expect.element(getByText(/1 pack, 60\sml a day since/)).toBeVisible()
  const item = getByRole('listitem').filter({ hasText: 'Linseed Mash' })
  await expect.element(item).toMatchTextContent(/450\sg a day since .*we reckon 2 of every 7 days/)
})

test('HORSES-19: the form asks for millilitres of what is poured, and says of what is not fed daily how it reckons', async () => {
  stubApi({ 'GET /api/feedcalculator': () => ({ body: { gramsPerDay: 60, dose: {}, packs: [] } }) })
  const { getByLabelText, getByText } = await show({ ...bella, packs: [] })
  const feed = getByLabelText('Feed', { exact: true })
  await feed.selectOptions('39101')
  await expect.element(getByLabelText('Millilitres per day')).toHaveValue('60')
  await expect.element(getByText(/Not fed every day/)).not.toBeInTheDocument()
  await feed.selectOptions('13202')
  await expect.element(getByLabelText('Grams per day')).toBeVisible()
  await expect.element(getByText(/we reckon 2 of every 7 days/)).toBeVisible()
})

test('HORSES-9: the form says in the calculator’s words that it refuses the feed, and keeps no dose of another', async () => {
  const answers = [
    { body: { gramsPerDay: 60, dose: {}, packs: [] } },
    { status: 422, body: { code: 'too-much-sugar' } },
  ]
  stubApi({ 'GET /api/feedcalculator': () => answers.shift() ?? { status: 500, body: {} } })
  const { getByLabelText, getByText } = await show({ ...bella, health: ['laminitis'], packs: [] })
  const feed = getByLabelText('Feed', { exact: true })
  await feed.selectOptions('39101')
  await expect.element(getByLabelText('Millilitres per day')).toHaveValue('60')
  await feed.selectOptions('13202')
  await expect
    .element(getByText(/gives no ration of this for Bella\..*too much sugar and starch/))
    .toBeVisible()
  await expect.element(getByLabelText('Grams per day')).toHaveValue('')
})

test('no dose of another feed stands there when the calculator does not answer (HORSES-9)', async () => {
  const answers = [{ body: { gramsPerDay: 60, dose: {}, packs: [] } }]
  stubApi({ 'GET /api/feedcalculator': () => answers.shift() ?? { status: 500, body: {} } })
  const { getByLabelText } = await show({ ...bella, weightKg: 555, packs: [] })
  await getByLabelText('Feed', { exact: true }).selectOptions('39101')
  await expect.element(getByLabelText('Millilitres per day')).toHaveValue('60')
  await getByLabelText('Feed', { exact: true }).selectOptions('13202')
  await expect.element(getByLabelText('Grams per day')).toHaveValue('')
})

test('a pack is kept as it was told, its mail too; what was refused stays typed (HORSES-9, HORSES-10)', async () => {
  const answers = [{ status: 409, body: { code: 'too-many-packs' } }]
  const { sent } = stubApi({
    'GET /api/feedcalculator': () => ({ body: { gramsPerDay: 60, dose: {}, packs: [] } }),
    'PUT /api/account/horses/7/packs/39101': () => answers.shift() ?? { status: 204, body: null },
  })
  const onSaved = vi.fn<() => void>()
  const { getByLabelText, getByRole, getByText } = await renderInShop(
    <PackSection
      horse={{ ...bella, packs: [] }}
      boughtPacks={[oil, mash]}
      change={() => undefined}
      onSaved={onSaved}
    />,
  )
  const save = getByRole('button', { name: 'Save pack' })
  await getByLabelText('Feed', { exact: true }).selectOptions('39101')
  await expect.element(getByLabelText('Millilitres per day')).toHaveValue('60')
  await getByLabelText(/^Opened on/).fill('15-11-2026')
  await getByLabelText('Number of packs').fill('0')
  await getByLabelText(/^E-mail me a week before/).click()
  await save.click()
  await expect
    .element(getByLabelText('Number of packs'))
    .toHaveAccessibleDescription(/number that is possible/)
  await getByLabelText('Number of packs').fill('3')
  await save.click()
  await expect.element(getByText(/^No more packs can be kept/)).toBeVisible()
  expect(onSaved).not.toHaveBeenCalled()
  await expect.element(getByLabelText('Number of packs')).toHaveValue('3')
  await save.click()
  await expect.poll(() => onSaved).toHaveBeenCalledOnce()
  const puts = sent.filter(({ call }) => call.startsWith('PUT'))
  const body = { openedOn: '2026-11-15', pieces: 3, gramsPerDay: 60, isReminded: true }
  expect(puts.map((put) => put.body)).toEqual([body, body])
})
