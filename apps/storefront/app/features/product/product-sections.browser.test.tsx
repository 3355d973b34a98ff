import type { Schemas } from '@haverhof/api-client'
import { expect, test } from 'vitest'
import { renderInShop } from '../../testing/render-in-shop'
import { ProductSections } from './product-sections'

const product = {
  productId: 111,
  brand: 'Haverhof',
  siloRemark: true,
  feedLabel: null,
  nutrition: [],
  dose: null,
  instructions: null,
  composition: null,
  precautions: { competition: [], notInFoal: [] },
  facets: [],
} as unknown as Schemas['ProductDetail']

async function textFor(byAppointment: boolean) {
  const variant = { byAppointment, weightKg: 20, dimensionsCm: null, shelfLifeMonths: null, perPallet: null }
  const { container, unmount } = await renderInShop(
    <ProductSections
      product={product}
      variant={variant as Schemas['ProductVariant']}
      text={[]}
      lang={undefined}
    />,
    { site: { customerService: { email: 'service@haverhof.nl' } } as never },
  )
  const text = container.textContent
  await unmount()
  return text
}

test('a bag says that there is more by the big box or silo; these say nothing about themselves (CATALOGUE-3)', async () => {
  expect(await textFor(false)).toContain('Also by the big box or silo')
  expect(await textFor(true)).not.toContain('Also by the big box or silo')
})
