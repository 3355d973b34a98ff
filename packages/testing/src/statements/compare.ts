import type { Description } from './describe-statement.ts'
import { type Column, fits, fitsParameter } from './kinds.ts'
import type { Claim } from './read-claims.ts'

/** What TypeScript believes of a statement and PostgreSQL does not; empty when they agree. */
export function differences(claim: Pick<Claim, 'values' | 'row'>, real: Description): string[] {
  return [
    ...both(claim.values, real.parameters).flatMap(([claimed, known]) =>
      fitsParameter(claimed.kind, known.kind) ? [] : [`:${known.name} is ${known.kind}, not ${claimed.kind}`],
    ),
    ...namesApart(claim.values, real.parameters, 'parameter'),
    ...(claim.row ? rowDifferences(claim.row, real.row) : []),
  ]
}

function rowDifferences(claimed: readonly Column[], real: readonly Column[]): string[] {
  return [
    ...namesApart(claimed, real, 'column'),
    ...both(claimed, real).flatMap(([column, known]) => [
      ...(fits(column.kind, known.kind) ? [] : [`${known.name} is ${known.kind}, not ${column.kind}`]),
      ...(known.isNullable === true && !column.isNullable ? [`${known.name} may be null`] : []),
      ...(known.isNullable === false && column.isNullable ? [`${known.name} is never null`] : []),
    ]),
  ]
}

function namesApart(claimed: readonly Column[], real: readonly Column[], what: string): string[] {
  const has = (columns: readonly Column[], { name }: Column) => columns.some((one) => one.name === name)
  return [
    ...claimed.filter((column) => !has(real, column)).map(({ name }) => `there is no ${what} ${name}`),
    ...real.filter((column) => !has(claimed, column)).map(({ name }) => `nobody knows ${what} ${name}`),
  ]
}

function both(claimed: readonly Column[], real: readonly Column[]): [Column, Column][] {
  return claimed.flatMap((column): [Column, Column][] => {
    const known = real.find(({ name }) => name === column.name)
    return known ? [[column, known]] : []
  })
}
