import type { Schemas } from '@haverhof/api-client'
import { analysisKitTypes } from '@haverhof/domain/catalogue'
import type { StoredHorse } from '@haverhof/domain/horses'
import { type ComponentProps, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chooseHorse } from '../../shared/horses/chosen-horse'
import { renderInShop, stubApi } from '../../testing/render-in-shop'
import { RepeatChoice } from './repeat-choice'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-17T09:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
  chooseHorse(null)
})

const variant = {
  productVariantId: 10_101,
  packSize: '20 kg',
  price: { amount: 20 },
  byAppointment: false,
} as Schemas['ProductVariant']
const bella: StoredHorse = {
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
}
const feed = { productType: 1, title: 'Muesli' }

type Choice = ComponentProps<typeof RepeatChoice>

/** As the page of a product: two pieces, once, and one piece more with a press. */
function Page(more: Partial<Pick<Choice, 'product' | 'variant'>>) {
  const [days, setDays] = useState<number | null>(null)
  const [quantity, setQuantity] = useState(2)
  return (
    <>
      <RepeatChoice
        {...{ product: feed, variant, quantity, setQuantity, days, setDays, ...more }}
        most={20}
        arrivesBy="2026-11-19"
      />
      <button type="button" onClick={() => setQuantity(quantity + 1)}>
        More
      </button>
      <output>{days ?? 'once'}</output>
    </>
  )
}

type Basis = 'horse' | 'reference'
type BasisText = { days: number | null; lastsDays: number; enough: { quantity: number; days: number } | null }

function tell(basisText: BasisText, basis: Basis = 'reference') {
  const proposal = { productVariantId: 10_101, quantity: 2, mayRepeat: true, basis, ...basisText }
  stubApi({ 'GET /api/repeatdeliveries/proposals': () => ({ body: { proposals: [proposal] } }) })
}

/** Proposes 36 days for two pieces and seven weeks for three. */
function propose(basis: Basis = 'reference') {
  const { sent } = stubApi({
    'GET /api/repeatdeliveries/proposals': () => {
      const days = new URLSearchParams(sent.at(-1)?.search).get('packs') === '10101:3' ? 49 : 36
      const proposal = {
        productVariantId: 10_101,
        quantity: 2,
        mayRepeat: true,
        lastsDays: days,
        enough: null,
      }
      return { body: { proposals: [{ ...proposal, days, basis }] } }
    },
  })
  return sent
}

async function draw(repeatPercent: number | null, more: Parameters<typeof Page>[0] = {}) {
  return renderInShop(<Page {...more} />, { site: { repeatPercent } })
}

test('REPEAT-1: it comes once unless the customer chooses otherwise, and nothing is asked before', async () => {
  const sent = propose()
  const { getByLabelText, getByRole } = await draw(5)
  await expect.element(getByLabelText('Just once')).toBeChecked()
  await expect.element(getByRole('status')).toHaveTextContent('once')
  expect(sent).toEqual([])
})

test('REPEAT-5: the interval that the label proposes is chosen and marked, until the customer chooses another', async () => {
  const sent = propose()
  const { getByLabelText, getByRole } = await draw(5)
  await getByLabelText(/^Every few weeks/).click()
  const often = getByLabelText('How often should it come?')
  await expect.element(often).toHaveValue('36')
  expect(sent[0]?.search).toBe('?packs=10101%3A2')
  await expect.element(getByRole('option', { name: 'Every 36 days – as on the label' })).toBeInTheDocument()
  await often.selectOptions('63')
  await getByRole('button', { name: 'More' }).click()
  await expect.element(getByRole('option', { name: 'Every 7 weeks – as on the label' })).toBeInTheDocument()
  await expect.element(often).toHaveValue('63')
  await expect.element(getByRole('status')).toHaveTextContent('63')
})

test('REPEAT-5: more pieces last longer, and the horse that is chosen is named', async () => {
  const sent = propose('horse')
  chooseHorse(bella)
  const { getByLabelText, getByRole } = await draw(5)
  await getByLabelText(/^Every few weeks/).click()
  await expect.element(getByRole('option', { name: 'Every 36 days – fits Bella' })).toBeInTheDocument()
  expect(sent[0]?.search).toContain('weight=560')
  await getByRole('button', { name: 'More' }).click()
  await expect.element(getByLabelText('How often should it come?')).toHaveValue('49')
})

test('REPEAT-5: for a horse that the calculator refuses no interval is proposed, and the shop says why', async () => {
  const nothing = { days: null, lastsDays: null, enough: null, basis: null, refusal: 'too-much-sugar' }
  const proposal = { productVariantId: 10_101, quantity: 2, mayRepeat: true, ...nothing }
  stubApi({ 'GET /api/repeatdeliveries/proposals': () => ({ body: { proposals: [proposal] } }) })
  chooseHorse({ ...bella, name: 'Zorro', health: ['laminitis'] })
  const { getByLabelText, getByRole, getByText } = await draw(5)
  await getByLabelText(/^Every few weeks/).click()
  await expect
    .element(
      getByText(/For Zorro .*no ration of this, so we propose no interval\. .*too much sugar and starch/),
    )
    .toBeVisible()
  expect(getByRole('option', { name: /as on the label|fits/ }).elements()).toEqual([])
})

test('REPEAT-4: what is off every delivery is said, and what the product then costs in it, for delivery is not part of that; without a discount the price alone', async () => {
  propose()
  const { getByLabelText, getByText, unmount } = await draw(5)
  await expect.element(getByText('5% off')).toBeVisible()
  await getByLabelText(/^Every few weeks/).click()
  await expect.element(getByText('€38.00 for this product per delivery instead of €40.00')).toBeVisible()
  await unmount()
  propose()
  const plain = await draw(0)
  expect(plain.getByText(/off$/).elements()).toEqual([])
  await plain.getByLabelText(/^Every few weeks/).click()
  await expect.element(plain.getByText('€40.00 for this product per delivery')).toBeVisible()
})

test('REPEAT-6, REPEAT-8, REPEAT-37: the delivery after this order has a date, which goes with the interval, avoids holidays and leaves time for the announcement', async () => {
  propose()
  const { getByLabelText, getByText } = await draw(5)
  await getByLabelText(/^Every few weeks/).click()
  await expect.element(getByText(/^The next delivery after this order comes on .*28\sDecember/)).toBeVisible()
  // What is ordered now arrives on the 19th at the latest. A week later is too soon: announced today, ordered on the 24th.
  await getByLabelText('How often should it come?').selectOptions('7')
  await expect.element(getByText(/comes on .*1\sDecember/)).toBeVisible()
})

const [kitType] = analysisKitTypes

test.each<[string, number | null, Parameters<typeof Page>[0]]>([
  ['a site that offers none', null, {}],
  ['an analysis kit', 5, { product: { ...feed, productType: kitType } as Choice['product'] }],
  ['what a lorry brings', 5, { variant: { ...variant, byAppointment: true } }],
])('REPEAT-30: nothing is offered for %s', async (_, percent, more) => {
  const { getByRole } = await draw(percent, more)
  await expect.element(getByRole('button', { name: 'More' })).toBeVisible()
  expect(getByRole('radio').elements()).toEqual([])
})

test('REPEAT-28: how long the pieces last is said, and that more comes than is fed where the customer chooses to have it sooner', async () => {
  tell({ days: 36, lastsDays: 35, enough: null })
  const { getByLabelText, getByText } = await draw(5)
  await getByLabelText(/^Every few weeks/).click()
  await expect.element(getByText('By the label this lasts 35 days.', { exact: true })).toBeVisible()
  await getByLabelText('How often should it come?').selectOptions('7')
  await expect.element(getByText(/Every delivery then brings more than is fed\.$/)).toBeVisible()
})

test('REPEAT-28: small packs say how many are enough, and a press takes so many', async () => {
  tell({ days: 7, lastsDays: 4, enough: { quantity: 14, days: 28 } })
  const { getByLabelText, getByRole, getByText } = await draw(5)
  await getByLabelText(/^Every few weeks/).click()
  await expect.element(getByText(/lasts 4 days\. 14 packs every 28 days would be enough\.$/)).toBeVisible()
  expect(getByRole('option', { name: /as on the label/ }).elements()).toEqual([])
  await getByRole('button', { name: 'Take 14 packs' }).click()
  await expect.element(getByText('€280.00', { exact: false }).first()).toBeVisible()
})

test('REPEAT-35: what lasts longer than half a year is proposed as rarely as it can come, and the shop says that it lasts longer', async () => {
  tell({ days: null, lastsDays: 400, enough: null })
  const { getByLabelText, getByRole, getByText } = await draw(5)
  await getByLabelText(/^Every few weeks/).click()
  await expect.element(getByLabelText('How often should it come?')).toHaveValue('182')
  await expect.element(getByText(/lasts 400 days\. That is longer than the longest interval/)).toBeVisible()
  expect(getByRole('option', { name: /as on the label/ }).elements()).toEqual([])
})
