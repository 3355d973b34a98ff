import type { PageKind } from './goals.ts'

export type Tap = {
  name: string
  kind: PageKind
  /** What leads to it, and is not measured. */
  before?: readonly string[]
  press: string
  /** Is typed into what was pressed, letter by letter, and measured with it. */
  type?: string
  /** What matches afterwards and did not before; null where the press leads to another address. A press that hits nothing takes no time. */
  shows: string | null
}

const filters = '.list-bar [aria-haspopup=dialog]'
const search = 'header input[type=search]'
const add = 'main li .add-button'
const dialog = 'dialog[open]'
const miniCart = '.mini-cart:popover-open'

/** What visitors with a telephone press most, each by itself. */
export const taps: readonly Tap[] = [
  { name: 'menu', kind: 'category', press: 'header button[aria-haspopup=dialog]', shows: dialog },
  { name: 'open filters', kind: 'category', press: filters, shows: `${dialog} .facet-values` },
  {
    name: 'filter tick',
    kind: 'category',
    before: [filters],
    press: `${dialog} .facet-values label:has(input:enabled)`,
    shows: `${dialog} .facet-values :checked`,
  },
  {
    name: 'compare',
    kind: 'category',
    press: 'main li .compare-tick',
    shows: 'main li .compare-tick :checked',
  },
  { name: 'add', kind: 'category', press: add, shows: miniCart },
  {
    name: 'close mini cart',
    kind: 'category',
    before: [add],
    press: '.mini-cart button',
    shows: `html:not(:has(${miniCart}))`,
  },
  { name: 'search', kind: 'category', press: search, type: 'muesli', shows: 'header [role=option]' },
  { name: 'results', kind: 'category', press: search, type: 'muesli\n', shows: null },
  { name: 'zoom', kind: 'product', press: 'main button.cursor-zoom-in', shows: dialog },
  { name: 'variant', kind: 'product', press: '#packs a:not([aria-current])', shows: null },
  {
    name: 'calculator',
    kind: 'calculator',
    press: `main form label:has([type=radio][value=pony]:not(:checked))`,
    shows: 'main form [value=pony]:checked',
  },
]
