import { languageCodes } from '@haverhof/domain/shared'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { testTexts } from '../../../toolkit/test-texts'
import { TextsProvider } from '#texts'
import type { Order } from '../order/order'
import { NextSteps } from './next-steps'

const kinds = ['lorry', 'home', 'alternative', 'parcel-shop', 'dealer', 'none'] as const

const arrival = { from: '2026-11-20', until: '2026-11-25' }

function deliveryOf(kind: (typeof kinds)[number]) {
  const delivery = { wishes: null, date: arrival }
  return kind === 'lorry'
    ? { ...delivery, kind: 'home', date: { ...arrival, byAppointment: true } }
    : { ...delivery, kind }
}

function stepsOf(language: string, kind: (typeof kinds)[number]): string {
  return renderToStaticMarkup(
    <TextsProvider culture={language} messages={testTexts(`shop-${language}`)}>
      <NextSteps delivery={deliveryOf(kind) as Order['delivery']} />
    </TextsProvider>,
  )
}

describe('what happens after an order (CHECKOUT-PAGES-59, ACC-278)', () => {
  test.each(languageCodes)('is said for each way of delivery in its own words, in %s', (language) => {
    const said = kinds.map((kind) => stepsOf(language, kind))
    expect(new Set(said).size).toBe(kinds.length)
  })

  test('says nothing of a courier where the customer fetches the order or it comes by post', () => {
    expect(stepsOf('nl', 'home')).toContain('De bezorger brengt uw pakket bij u thuis.')
    expect(stepsOf('nl', 'parcel-shop')).toContain('naar het pakketpunt')
    for (const kind of ['dealer', 'none'] as const) expect(stepsOf('nl', kind)).not.toMatch(/bezorger|thuis/)
    expect(stepsOf('nl', 'lorry')).toContain('Wij bellen u om de dag af te spreken.')
    expect(stepsOf('nl', 'lorry')).not.toMatch(/bezorger|pakket/)
    expect(stepsOf('de', 'dealer')).toContain('Sie holen sie dort ab.')
    expect(stepsOf('de', 'dealer')).not.toMatch(/Zusteller|nach Hause/)
  })
})
