import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textBlocks } from './simple-markdown'

const plain = (text: string) => ({ text, strong: false })

test('blank lines part paragraphs, and a broken line continues', () => {
  expect(textBlocks('Eerste\nregel.\n\nTweede.\n')).toEqual([
    { kind: 'paragraph', spans: [plain('Eerste regel.')] },
    { kind: 'paragraph', spans: [plain('Tweede.')] },
  ])
})

test('hyphens make a list, also straight below a sentence', () => {
  expect(textBlocks('Zo gaat het:\n- meng alles,\n  rustig\n- vul de zak')).toEqual([
    { kind: 'paragraph', spans: [plain('Zo gaat het:')] },
    { kind: 'list', items: [[plain('meng alles, rustig')], [plain('vul de zak')]] },
  ])
})

test('two asterisks on either side make words bold', () => {
  expect(textBlocks('We meten **suiker** en meer.')).toEqual([
    { kind: 'paragraph', spans: [plain('We meten '), { text: 'suiker', strong: true }, plain(' en meer.')] },
  ])
})

test('no text is lost, whatever it is', () => {
  const letters = (text: string) => text.replaceAll(/[\s*-]/g, '')
  fc.assert(
    fc.property(fc.string(), (text) => {
      const spans = textBlocks(text).flatMap((block) =>
        block.kind === 'list' ? block.items.flat() : block.spans,
      )
      expect(letters(spans.map((span) => span.text).join(''))).toBe(letters(text))
    }),
  )
})

test('leads to a page of the shop, and to nothing outside it', () => {
  expect(textBlocks('Zie [een voorbeeld](/rqs/example-roughage-quickscan/).')).toEqual([
    {
      kind: 'paragraph',
      spans: [
        { text: 'Zie ', strong: false },
        { text: 'een voorbeeld', strong: false, to: '/rqs/example-roughage-quickscan/' },
        { text: '.', strong: false },
      ],
    },
  ])
  for (const text of ['[x](https://evil.example/)', '[x](//evil.example/)', '[x](javascript:alert)'])
    expect(textBlocks(text)).toEqual([{ kind: 'paragraph', spans: [{ text, strong: false }] }])
})
