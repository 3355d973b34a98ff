import { expect, test } from 'vitest'
import { parseMarkdown } from './markdown.ts'

test('Markdown becomes a small tree and names what it links to (CONTENT-5)', () => {
  const { blocks, refs } = parseMarkdown(
    '## Wégen & meten\n\nZie [levering](page:delivery) of **bel**.\n\n- een\n- twee\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n> citaat',
  )
  expect(blocks.map(({ type }) => type)).toEqual(['heading', 'paragraph', 'list', 'table', 'quote'])
  expect(blocks[0]).toMatchObject({ level: 2, id: 'wegen-meten' })
  expect(blocks[3]).toMatchObject({
    header: [[{ text: 'a' }], [{ text: 'b' }]],
    rows: [[[{ text: '1' }], [{ text: '2' }]]],
  })
  expect(refs).toEqual(['page:delivery'])
})

test('marks within a sentence nest, and lines that end within it do not (CONTENT-5)', () => {
  const text = (words: string) => ({ type: 'text', text: words })
  const { blocks } = parseMarkdown(
    '1. **Let _op_**: `10 %` &amp; meer\n   op een regel,  \n   [mail](mailto:a@b.nl)\n\n---\n\n<https://a.nl/é>',
  )
  expect(blocks).toEqual([
    {
      type: 'list',
      ordered: true,
      items: [
        [
          {
            type: 'paragraph',
            children: [
              {
                type: 'strong',
                children: [text('Let '), { type: 'emphasis', children: [text('op')] }],
              },
              text(': '),
              { type: 'code', text: '10 %' },
              text(' & meer\nop een regel,'),
              { type: 'break' },
              { type: 'link', to: 'mailto:a@b.nl', children: [text('mail')] },
            ],
          },
        ],
      ],
    },
    { type: 'rule' },
    {
      type: 'paragraph',
      children: [{ type: 'link', to: 'https://a.nl/é', children: [text('https://a.nl/é')] }],
    },
  ])
})

test('two equal headings have two names', () => {
  const { blocks } = parseMarkdown('## Tip\n\n## Tip')
  expect(blocks).toMatchObject([{ id: 'tip' }, { id: 'tip-2' }])
})

test('an empty fenced block with the name of a tool is that tool (CONTENT-10)', () => {
  const { blocks } = parseMarkdown('Vooraf.\n\n```feed-calculator\n```\n\nDaarna.')
  expect(blocks[1]).toEqual({ type: 'tool', tool: 'feed-calculator' })
})

test.each([
  '```js\nalert(1)\n```',
  '```feed-calculator\n1\n```',
  '> ```feed-calculator\n> ```',
  '    code',
  '<script>alert(1)</script>',
  'a <b>b</b>',
  '[x](javascript:alert(1))',
  '[x](http://evil.example)',
  '[x](/levering/)',
  '[x](page:../x)',
  '![x](https://evil.example/a.png)',
  '[x][y]\n\n[y]: https://good.example',
])('%s is refused', (markdown) => expect(() => parseMarkdown(markdown)).toThrow(/possible|names nothing/))
