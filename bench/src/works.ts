import { calculateRequests, cartVisit, checkoutVisit } from './buying.ts'
import type { LoadRequest } from './children/load.ts'
import {
  type Side,
  type Subjects,
  detailRequests,
  filteredRequests,
  listPageRequests,
  listRequests,
  productPageRequests,
  searchRequests,
} from './requests.ts'

export type Bar = {
  ratio: number
  queries?: number
  growth?: number
}
export type Work = {
  name: string
  requests: (subjects: Subjects, side: Side) => LoadRequest[]
  bar: Bar
  /** The requests are the steps of one visit. */
  isVisit?: true
}

/** At 20,000 products list, search and detail cost at most this many times what they cost at 1,000. */
const steady = 1.3

/** The bars: at least this share of the bare server, at most this many statements per request. */
export const works: Work[] = [
  {
    name: 'list of 24 with facet counts',
    requests: listRequests,
    bar: { ratio: 0.6, queries: 4, growth: steady },
  },
  { name: 'the same, filtered', requests: filteredRequests, bar: { ratio: 0.6, queries: 4, growth: steady } },
  { name: 'full-text search', requests: searchRequests, bar: { ratio: 0.5, growth: steady } },
  { name: 'product detail', requests: detailRequests, bar: { ratio: 0.5, queries: 6, growth: steady } },
  { name: 'create cart + add a line', requests: cartVisit, bar: { ratio: 0.4, queries: 6 }, isVisit: true },
  { name: 'calculate a cart', requests: calculateRequests, bar: { ratio: 0.4, queries: 4 } },
  {
    name: 'guest checkout to placed order',
    requests: checkoutVisit,
    bar: { ratio: 0.3, queries: 25 },
    isVisit: true,
  },
  { name: 'list page as HTML, uncached', requests: listPageRequests, bar: { ratio: 0.16 } },
  {
    name: 'product page as HTML, uncached',
    requests: productPageRequests,
    bar: { ratio: 0.07 },
  },
]

/** Of the CPU of a list, by the names above. */
export const searchCpuBar = {
  search: 'full-text search',
  list: 'list of 24 with facet counts',
  most: 0.6,
}

/** A call costs at most so many times the processor of an older commit. */
export const besideBar = 1.15

export const cachedPageBar = 0.5
export const startUpBarSeconds = 2
export const memoryBarMb = 360
