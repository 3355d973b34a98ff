import type { PageKind } from './goals.ts'

export type Tap = {
  name: string
  kind: PageKind
  /** What leads to it, and is not measured. */
  before?: readonly string[]
  press: string
  /** Is typed into what was pressed, letter by letter, and measured with it. */
  type?: string
}

const filters = '.list-bar [aria-haspopup=dialog]'
const search = 'header input[type=search]'
const add = 'main li .add-button'

/** What visitors with a telephone press most, each by itself. */
export const taps: readonly Tap[] = [
  { name: 'menu', kind: 'category', press: 'header button[aria-haspopup=dialog]' },
  { name: 'open filters', kind: 'category', press: filters },
  {
    name: 'filter tick',
    kind: 'category',
    before: [filters],
    press: 'dialog[open] .facet-values label:has(input:enabled)',
  },
  { name: 'compare', kind: 'category', press: 'main li .compare-tick' },
  { name: 'add', kind: 'category', press: add },
  { name: 'close mini cart', kind: 'category', before: [add], press: '.mini-cart button' },
  { name: 'search', kind: 'category', press: search, type: 'muesli' },
  { name: 'results', kind: 'category', press: search, type: 'muesli\n' },
  { name: 'zoom', kind: 'product', press: 'main button.cursor-zoom-in' },
  { name: 'variant', kind: 'product', press: '#packs a:not([aria-current])' },
  { name: 'calculator', kind: 'calculator', press: 'main form label:has([type=radio]:not(:checked))' },
]
