import { unknownDetails } from '@haverhof/domain/feed-advice'
import { afterEach, expect, test } from 'vitest'
import { accountState, nobodyYet } from '../../../shared/state/account-state'
import { renderInShop, stubApi } from '../../../testing/render-in-shop'
import type { RationInput } from './ration-address'
import type { Ration } from './ration-data'
import { RationForm } from './ration-form'
import { useRation } from './use-ration'

afterEach(() => accountState.set(nobodyYet))

const start: RationInput = {
  horse: {
    horseType: 'horse',
    weight: '600',
    workLoad: 'light',
    roughageType: 'hay',
    ...unknownDetails,
    weeks: null,
    productId: null,
  },
  growing: { months: '', adultWeight: '' },
  forageKg: '',
  rows: [{ variantId: 10_102, grams: '', count: '2' }],
}
const feeds = [
  { productId: 101, variantId: 10_102, title: 'Muesli' },
  { productId: 102, variantId: 10_201, title: 'Pellets' },
  { productId: 121, variantId: 12_101, title: 'Balance' },
]
const groups = [{ category: 'Feed', feeds }]
const ration = (costPerDay: number) => ({ costPerDay }) as Ration

function Form() {
  const state = useRation({ input: start, groups, ration: ration(1) })
  return (
    <>
      <RationForm state={state} groups={groups} />
      <output>{`${state.state} ${state.ration?.costPerDay}`}</output>
    </>
  )
}

const asked = (search: string) => Object.fromEntries(new URLSearchParams(search))

test('another feed forgets grams and packs of its row alone, and a row that is emptied leaves the others (RATIONS-14)', async () => {
  const { sent } = stubApi({ 'GET /api/rations': () => ({ body: ration(sent.length + 1) }) })
  const { getByRole, getByText } = await renderInShop(<Form />)
  const feed = (number: number) => getByRole('combobox', { name: new RegExp(`^Feed ${number}`) })
  const grams = (number: number) => getByRole('textbox', { name: /^Grams per day/ }).nth(number - 1)
  await grams(1).fill('800')
  await feed(2).selectOptions('Balance')
  await grams(2).fill('100')
  const feedsAsked = () => asked(sent.at(-1)?.search ?? '')['feeds']
  await expect.poll(feedsAsked).toBe('10102:800:2,12101:100:')
  await feed(1).selectOptions('Pellets')
  await expect.element(grams(1)).toHaveValue('')
  await expect.poll(feedsAsked).toBe('10201::,12101:100:')
  await feed(1).selectOptions('Choose a feed')
  await expect.element(feed(1)).toHaveValue('12101')
  await expect.element(grams(1)).toHaveValue('100')
  await expect.element(feed(3)).not.toBeInTheDocument()
  await expect.poll(feedsAsked).toBe('12101:100:')
  await expect.element(getByText(/^ready/)).toBeVisible()
  const kilos = getByRole('textbox', { name: /^Forage per day/ })
  const count = sent.length
  await kilos.fill('many')
  await expect.element(kilos).toHaveAccessibleDescription(/from 0 to 199\.9 kilos/)
  await expect.element(getByText('impossible undefined')).toBeVisible()
  expect(sent).toHaveLength(count)
  await kilos.fill('9,5')
  await expect.poll(() => asked(sent.at(-1)?.search ?? '')['forageKg']).toBe('9.5')
})

test('the latest own analysis counts until another or the standard is chosen (RATIONS-8)', async () => {
  const anna = { emailAddress: 'anna@example.nl', firstName: 'Anna' }
  accountState.set({ isLoaded: true, isAuthenticated: true, accountInfo: anna as never })
  const sample = (sampleId: number) => ({ sampleId, sampleName: `Hay ${sampleId}`, measuredOn: '2026-03-11' })
  const { sent } = stubApi({
    'POST /api/authentication/isauthenticated': () => ({ body: true }),
    'GET /api/account': () => ({ body: anna }),
    'GET /api/account/forages': () => ({ body: { forages: [sample(9), sample(4)] } }),
    'GET /api/account/ration': () => ({ body: ration(2) }),
  })
  const { getByRole, getByText } = await renderInShop(<Form />)
  const forage = getByRole('combobox', { name: 'Calculate with' })
  const samples = () =>
    sent
      .filter(({ call }) => call === 'GET /api/account/ration')
      .map(({ search }) => asked(search)['sampleId'])
  await expect.element(forage).toHaveValue('9')
  await expect.element(getByText('ready 2')).toBeVisible()
  await forage.selectOptions('4')
  await expect.poll(samples).toEqual(['9', '4'])
  await forage.selectOptions('Standard forage of the chosen kind')
  await expect.element(getByText('ready 1')).toBeVisible()
  await expect.element(forage).toHaveValue('')
  expect(samples()).toEqual(['9', '4'])
})
