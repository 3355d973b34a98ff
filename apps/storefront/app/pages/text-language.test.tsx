import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { PartnerData } from '../loaders/kinds/partner.server'
import { testTexts } from '../toolkit/test-texts'
import { TextsProvider } from '#texts'
import { Page } from './kinds/partner'

const partner = {
  title: 'Riding school De Wetering',
  intro: 'Thirty-eight school ponies and a tape that really gets used.',
  body: [],
  breadcrumb: [],
  others: [],
  website: null,
} as unknown as PartnerData

/** The page of the partner on the Italian shop. */
function italianPageIn(textLanguage: string): string {
  const shop = {
    platform: 'shop',
    culture: 'it-IT',
    language: 'it',
    locale: 'shop-it',
    site: { currency: 'EUR' },
  }
  const View = () => (
    <TextsProvider culture="it" messages={testTexts('shop-it')}>
      <Page data={{ ...partner, textLanguage }} />
    </TextsProvider>
  )
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: View, loader: () => shop }])
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root: shop } }} />)
}

test('texts that exist in the fallback language alone say which language they are in', () => {
  const english = italianPageIn('en')
  expect(english).toMatch(/<h1[^>]* lang="en">Riding school De Wetering<\/h1>/)
  expect(english).toContain('Questo testo è in inglese.')
  const italian = italianPageIn('it')
  expect(italian).not.toContain('lang=')
  expect(italian).not.toContain('Questo testo')
})
