import type { Schemas } from '@haverhof/api-client'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { testTexts } from '../../toolkit/test-texts'
import { TextsProvider } from '#texts'
import { ProductUse } from './product-use'

const maker = 'Haverhof B.V., Haverstraat 12, NL-8011 AB Zwolle, service@haverhof.nl'
const texts = testTexts('shop-en')
const noPrecautions = { competition: [], notInFoal: [] }

function textOf(product: Partial<Schemas['ProductDetail']>): string {
  const html = renderToStaticMarkup(
    <TextsProvider culture="en" messages={texts}>
      <ProductUse
        product={{ precautions: noPrecautions, ...product } as Schemas['ProductDetail']}
        lang={undefined}
        manufacturer={maker}
      />
    </TextsProvider>,
  )
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

test('what is no feed says how to use it and what it is made of, and who made it with postal and electronic address (PRODUCT-4, PRODUCT-12)', () => {
  const instructions = 'Use biocides safely. Always read the label.'
  expect(textOf({ productType: 4, instructions, composition: 'Icaridin' })).toBe(
    `Directions ${instructions} Composition Icaridin Manufacturer ${maker}`,
  )
  expect(textOf({ productType: 3, instructions: 'Wash at 30 degrees.', composition: 'Cotton' })).toBe(
    `Directions Wash at 30 degrees. Material Cotton Manufacturer ${maker}`,
  )
})
