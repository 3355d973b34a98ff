import { facetKeys, facetTable } from '@haverhof/domain/catalogue'
import { defaultPageSize, firstPage } from '../../toolkit/constants'

/** What a visitor chose on a list of products. All of it stands in the address, nothing elsewhere (LISTS-1). */
export type ListQuery = {
  term: string
  sort: ListSort
  descending: boolean
  page: number
  pageSize: number
  /** Chosen values per facet; facets without a choice are absent. */
  values: Readonly<Record<string, readonly string[]>>
  minPrice: number | null
  maxPrice: number | null
  maxSugar: number | null
}

/** The filters beside a list are a form of their own; the order of the list belongs to it. */
export const filterFormId = 'list-filters'

export const listSorts = ['relevance', 'price', 'name', 'rating', 'newest', 'kilo-price'] as const
export type ListSort = (typeof listSorts)[number]

/** The sizes a list offers; an address may ask for any up to the largest. */
export const pageSizes = [defaultPageSize, 48, 96] as const
const largestPageSize = 96
const lastPage = 10_000
const longestTerm = 200
const mostKeys = 50

/** Facets whose values are keys; price and sugar are figures and have parameters of their own. */
export const keyFacets = facetKeys.filter((key) => !facetTable[key].kind.endsWith('slider'))

export const wholeList: ListQuery = {
  term: '',
  sort: 'relevance',
  descending: false,
  page: firstPage,
  pageSize: defaultPageSize,
  values: {},
  minPrice: null,
  maxPrice: null,
  maxSugar: null,
}

/** What an address asks for (LISTS-2). Unknown and impossible values are passed over. */
export function readListAddress(parameters: URLSearchParams): ListQuery {
  const { sort, descending } = readSort(parameters.get('sort') ?? '', parameters.get('desc'))
  return {
    term: readTerm(parameters.get('q') ?? ''),
    sort,
    descending,
    page: readWhole(parameters.get('p'), firstPage, lastPage) ?? firstPage,
    pageSize: readPageSize(parameters.get('ps')),
    values: readValues(parameters),
    ...readPrices(parameters),
    maxSugar: readFigure(parameters.get('sugar')),
  }
}

/** The one way to write a choice: a fixed order, commas between values, nothing that is the default (LISTS-1). */
export function listSearch(query: ListQuery): string {
  const facets = keyFacets.map((key): [string, string] => [
    key,
    [...(query.values[key] ?? [])].sort().join(','),
  ])
  const parts: [string, string | number | null | false][] = [
    ['q', query.term],
    ...facets,
    ['price-min', query.minPrice],
    ['price-max', query.maxPrice],
    ['sugar', query.maxSugar],
    ['sort', query.sort !== 'relevance' && query.sort],
    ['desc', query.descending && 1],
    ['p', query.page !== firstPage && query.page],
    ['ps', query.pageSize !== defaultPageSize && query.pageSize],
  ]
  const given = parts.filter(([, value]) => value !== null && value !== false && value !== '')
  return given.length === 0
    ? ''
    : `?${given.map(([name, value]) => `${name}=${readable(String(value))}`).join('&')}`
}

/** Whether an address says its choice in the one way; the order of parameters aside, which servers may change. */
export function isTidyAddress(parameters: URLSearchParams): boolean {
  const tidy = new URLSearchParams(listSearch(readListAddress(parameters)))
  return sorted(tidy) === sorted(parameters)
}

/** A choice without its filters: the term, the order and the page size stay. */
export function withoutFilters(query: ListQuery): ListQuery {
  return {
    ...wholeList,
    term: query.term,
    sort: query.sort,
    descending: query.descending,
    pageSize: query.pageSize,
  }
}

export function hasFilters(query: ListQuery): boolean {
  const { minPrice, maxPrice, maxSugar } = query
  return Object.keys(query.values).length > 0 || minPrice !== null || maxPrice !== null || maxSugar !== null
}

/** A cut may fall between the halves of a character; the first half alone cannot be written in an address. */
function readTerm(text: string): string {
  return text
    .trim()
    .slice(0, longestTerm)
    .replace(/[\ud800-\udbff]$/, '')
    .trim()
}

/** `price-desc` is how a form without scripts says sort and direction in one field. */
function readSort(text: string, desc: string | null): { sort: ListSort; descending: boolean } {
  const sort = listSorts.find((each) => each === text.replace(/-desc$/, '')) ?? 'relevance'
  return { sort, descending: sort !== 'relevance' && (text.endsWith('-desc') || desc === '1') }
}

function readValues(parameters: URLSearchParams): ListQuery['values'] {
  const entries = keyFacets.map((key): [string, string[]] => {
    const given = parameters.getAll(key).flatMap((text) => text.split(','))
    return [key, [...new Set(given.filter((value) => /^[a-z0-9-]{1,60}$/.test(value)))].sort()]
  })
  return Object.fromEntries(
    entries.filter(([, keys]) => keys.length > 0).map(([key, keys]) => [key, limited(key, keys)]),
  )
}

function limited(key: string, keys: string[]): string[] {
  const single = facetTable[key as (typeof keyFacets)[number]].kind === 'single-select'
  return keys.slice(0, single ? 1 : mostKeys)
}

/** A range that is the wrong way round is read as if it had been typed right. */
function readPrices(parameters: URLSearchParams): Pick<ListQuery, 'minPrice' | 'maxPrice'> {
  const low = readFigure(parameters.get('price-min'))
  const high = readFigure(parameters.get('price-max'))
  return low !== null && high !== null && low > high
    ? { minPrice: high, maxPrice: low }
    : { minPrice: low, maxPrice: high }
}

function readFigure(text: string | null): number | null {
  return text !== null && /^\d{1,6}(\.\d{1,2})?$/.test(text) ? Number(text) : null
}

function readWhole(text: string | null, least: number, most: number): number | null {
  const value = text !== null && /^\d{1,9}$/.test(text) ? Number(text) : least
  return value >= least && value <= most ? value : null
}

/** Any size from 1; what is more than the largest becomes the largest. */
function readPageSize(text: string | null): number {
  const size = text !== null && /^\d{1,9}$/.test(text) ? Number(text) : 0
  return size === 0 ? defaultPageSize : Math.min(size, largestPageSize)
}

function readable(text: string): string {
  return encodeURIComponent(text).replaceAll('%2C', ',').replaceAll('%20', '+')
}

function sorted(parameters: URLSearchParams): string {
  return [...parameters]
    .map((pair) => pair.join('='))
    .sort()
    .join('&')
}
