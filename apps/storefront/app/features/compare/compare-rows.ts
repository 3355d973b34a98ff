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

/** COMPARE-3: a row per named value; rows nobody has anything to say in are left out. */
export function compareRows({ rows, products }: Schemas['Comparison']): CompareRow[] {
  return rows
    .map((row) => {
      const cells = products.map((product) => cellOf(product, row.key))
      return { ...row, cells, differs: differs(cells) }
    })
    .filter(({ cells }) => cells.some((cell) => cell !== null))
}

/** COMPARE-4: whether values differ between products; a missing value differs from one that is given. */
export function differs(values: readonly unknown[]): boolean {
  return new Set(values.map((value) => JSON.stringify(value))).size > 1
}

/** Rows in the order they came, under the headings they name. */
export function rowGroups(rows: readonly CompareRow[]): { group: string; rows: CompareRow[] }[] {
  const groups = [...new Set(rows.map(({ group }) => group))]
  return groups.map((group) => ({ group, rows: rows.filter((row) => row.group === group) }))
}

function cellOf(product: Product, key: string): CompareCell {
  const facet = product.facets[key]
  if (facet && facet.length > 0) return [...facet].sort()
  const value = product.values[key]
  return value ? { amount: value.amount, unit: value.unit } : null
}
