import { languageCodes } from '@haverhof/domain/shared'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { testTexts } from '../../toolkit/test-texts'
import { TextsProvider, translatorOf } from '#texts'
import { ReviewItem } from './review-item'

const review = {
  reviewId: 1,
  title: 'Lekker',
  text: 'Mijn paard eet het graag.',
  rating: 5,
  author: 'Anna',
  date: '2026-03-11',
  language: 'nl',
  verified: false,
  reply: null,
  facts: {},
  photos: [],
}

function reviewIn(language: (typeof languageCodes)[number], isExample: boolean) {
  const texts = testTexts(`shop-${language}`)
  const Root = () => (
    <TextsProvider culture={language} messages={texts}>
      <ReviewItem review={{ ...review, isExample }} language="nl" />
    </TextsProvider>
  )
  const Routes = createRoutesStub([{ id: 'root', path: '/', Component: Root, loader: () => null }])
  const shop = { culture: language, language, site: { countryCode: 'NL' } }
  return {
    html: renderToStaticMarkup(<Routes hydrationData={{ loaderData: { root: shop } }} />),
    mark: translatorOf(language, texts, 'product')('reviews.example'),
  }
}

test.each(languageCodes)(
  'in %s an example says on its face that no customer wrote it, and a review does not (LAW-9)',
  (language) => {
    const { html, mark } = reviewIn(language, true)
    expect(mark.length).toBeGreaterThan(8)
    expect(html).toContain(mark)
    expect(reviewIn(language, false).html).not.toContain(mark)
  },
)
