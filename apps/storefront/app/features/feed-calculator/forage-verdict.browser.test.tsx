import { forageFor, type Horse, unknownDetails } from '@haverhof/domain/feed-advice'
import { expect, test } from 'vitest'
import type { Shop } from '../../shared/shop/shop'
import { renderInShop } from '../../testing/render-in-shop'
import { ForageVerdict } from './forage-verdict'

const pony: Horse = {
  ...unknownDetails,
  horseType: 'pony',
  weightKg: 250,
  workLoad: 'none',
  roughageType: 'grass',
  health: ['laminitis'],
}

const customerService = {
  link: null,
  phone: '038 000 00 00',
  phoneLink: 'tel:+31380000000',
  email: 'advice@example.com',
} as unknown as Shop['site']['customerService']

function shown(changes: Partial<Horse>) {
  const { judgement } = forageFor({ ...pony, ...changes })
  return renderInShop(<ForageVerdict judgement={judgement} />, {
    site: { customerService },
    navigation: { primary: [{ title: 'Analysis', url: '/analysis/', ref: 'category:analysis' }] },
  })
}

test('with laminitis grass is not right: the reason and a person instead of an amount (FEED-ADVICE-23, FEED-ADVICE-69)', async () => {
  const { getByRole, getByText } = await shown({})
  await expect
    .element(getByRole('heading', { name: 'Forage first: This forage isn’t right for this horse' }))
    .toBeVisible()
  await expect.element(getByText(/we give no amount of grass.*150 g.*100 g is the limit/)).toBeVisible()
  await expect.element(getByRole('link', { name: '038 000 00 00' })).toBeVisible()
  await expect
    .element(getByRole('link', { name: 'Have forage measured' }))
    .toHaveAttribute('href', '/analysis/')
})

test('unmeasured hay is unknown with laminitis, and right but not measured without (FEED-ADVICE-23, FEED-ADVICE-68)', async () => {
  const ill = await shown({ roughageType: 'hay' })
  await expect.element(ill.getByRole('heading', { name: /Unknown: have it measured/ })).toBeVisible()
  await expect.element(ill.getByText(/about 110 g/)).toBeVisible()
  await ill.unmount()
  const healthy = await shown({ roughageType: 'hay', health: [] })
  await expect.element(healthy.getByRole('heading', { name: /Right, but not measured/ })).toBeVisible()
  expect(healthy.getByRole('link').elements()).toHaveLength(0)
})
