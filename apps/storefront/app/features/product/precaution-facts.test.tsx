import type { Schemas } from '@haverhof/api-client'
import { precautionsOf } from '@haverhof/domain/feed-advice'
import { languageCodes } from '@haverhof/domain/shared'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { testTexts } from '../../toolkit/test-texts'
import { TextsProvider } from '#texts'
import { PrecautionFacts } from './precaution-facts'

function textOf(precautions: Schemas['Precautions'], language = 'en'): string {
  const html = renderToStaticMarkup(
    <TextsProvider culture={language} messages={testTexts(`shop-${language}`)}>
      <PrecautionFacts precautions={precautions} />
    </TextsProvider>,
  )
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

test('a product with thyme, hemp oil and garlic says when to stop, what is never given, and what is asked first (FEED-ADVICE-40, 41, FEED-ADVICE-74, FEED-ADVICE-75, FEED-ADVICE-76)', () => {
  const text = textOf(precautionsOf('thyme, hemp oil, garlic'))
  expect(text).toMatch(
    /^Competing Contains hemp oil: not for horses that compete.* Contains thyme: stop 48 hours before a competition\. Contains garlic: the rules differ/,
  )
  expect(text).toMatch(/a vet has yet to confirm our times\. Mares in foal Do not give it to mares in foal/)
  expect(textOf(precautionsOf('oats'))).toBe('')
})

test.each(languageCodes)(
  'in %s it names hours, list and vet (FEED-ADVICE-40, FEED-ADVICE-76)',
  (language) => {
    const text = textOf(precautionsOf('Thymian, Salbei'), language)
    expect(text).toMatch(/48 /)
    expect(text).toContain('FEI Equine Prohibited Substances List')
    expect(text).not.toMatch(/precautions\.|\{/)
  },
)
