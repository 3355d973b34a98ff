import { languageCodes } from '@haverhof/domain/shared'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { testTexts } from '../../toolkit/test-texts'
import { TextsProvider, translatorOf } from '#texts'
import { QuestionList } from './question-list'

const question = { question: 'Mag dit nat?', asker: 'Anna', date: '2026-03-11', answer: 'Ja.' }

function questionIn(language: (typeof languageCodes)[number], isExample: boolean) {
  const texts = testTexts(`shop-${language}`)
  const first = [{ ...question, questionId: 1, answeredOn: '2026-03-12', isExample }]
  const Root = () => (
    <TextsProvider culture={language} messages={texts}>
      <QuestionList productId={101} brand="Haverhof" first={{ first, total: 1 }} />
    </TextsProvider>
  )
  const Routes = createRoutesStub([{ id: 'root', path: '/', Component: Root, loader: () => null }])
  const shop = { culture: language, language, site: { countryCode: 'NL' } }
  return {
    html: renderToStaticMarkup(<Routes hydrationData={{ loaderData: { root: shop } }} />),
    mark: translatorOf(language, texts, 'product.questions')('example'),
  }
}

test.each(languageCodes)(
  'in %s an example question says on its face that no customer asked it, and a question does not (LAW-9)',
  (language) => {
    const { html, mark } = questionIn(language, true)
    expect(mark.length).toBeGreaterThan(8)
    expect(html).toContain(mark)
    expect(questionIn(language, false).html).not.toContain(mark)
  },
)
