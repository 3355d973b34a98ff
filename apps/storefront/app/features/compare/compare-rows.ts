import type { Schemas } from '@haverhof/api-client'

type Product = Schemas['Comparison']['products'][number]

/** One cell of a row of figures or facets: null where the product says nothing. */
export type CompareCell = { amount: number; unit: string } | readonly string[] | null

export type CompareRow = {
  key: string
  label: string
  group: string
  cells: readonly CompareCell[]
  differs: boolean
}

/** A row per named value; rows without a value are left out (COMPARE-3). */
export function compareRows({ rows, products }: Schemas['Comparison']): CompareRow[] {
  return rows
    .map((row) => {
      const cells = products.map((product) => cellOf(product, row.key))
      return { ...row, cells, differs: differs(cells) }
    })
    .filter(({ cells }) => cells.some((cell) => cell !== null))
}

/** Whether values differ between products; a missing value differs from one that is given (COMPARE-4). */
export function differs(values: readonly unknown[]): boolean {
  return new Set(values.map((value) => JSON.stringify(value))).size > 1
}

/** Rows in the order they came, under the headings they name. */
export function rowGroups(rows: readonly CompareRow[]): { group: string; rows: CompareRow[] }[] {
  const groups = [...new Set(rows.map(({ group }) => group))]
  return groups.map((group) => ({ group, rows: rows.filter((row) => row.group === group) }))
}

/** The figures that decide between feeds, most important first. */
const decisive = ['sugar', 'starch', 'crude-protein', 'energy-me', 'energy-ewpa', 'energy-de']

/** The figures that decide come before all others (COMPARE-6). */
export function firstRows(rows: readonly CompareRow[]): { first: CompareRow[]; others: CompareRow[] } {
  const first = decisive.flatMap((key) => rows.find((row) => row.key === key) ?? [])
  return { first, others: rows.filter((row) => !first.includes(row)) }
}

/** The places of the lowest value among several that differ (COMPARE-7). */
export function lowest(values: readonly (number | null)[]): number[] {
  const numbers = values.filter((value) => value !== null)
  const least = Math.min(...numbers)
  if (numbers.length < 2 || numbers.every((value) => value === least)) return []
  return values.flatMap((value, index) => (value === least ? index : []))
}

/** The places of the lowest price of a unit; a kilo and a litre are not set against each other (COMPARE-7). */
export function lowestUnitPrice(prices: readonly Schemas['UnitPrice'][]): number[] {
  const units = new Set(prices.flatMap((price) => price?.per ?? []))
  return units.size > 1 ? [] : lowest(prices.map((price) => price?.amount ?? null))
}

function cellOf(product: Product, key: string): CompareCell {
  const facet = product.facets[key]
  if (facet && facet.length > 0) return [...facet].sort()
  const value = product.values[key]
  return value ? { amount: value.amount, unit: value.unit } : null
}
