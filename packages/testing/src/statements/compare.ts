import type { Description } from './describe-statement.ts'
import { type Column, fits, fitsParameter } from './kinds.ts'
import type { Claim } from './read-claims.ts'

/** What TypeScript believes of a statement and PostgreSQL does not; empty when they agree. */
export function differences(claim: Pick<Claim, 'values' | 'row'>, real: Description): string[] {
  return [
    ...both(claim.values, real.parameters).flatMap(([claimed, parameter]) =>
      fitsParameter(claimed.kind, parameter.kind)
        ? []
        : [`:${parameter.name} is ${parameter.kind}, not ${claimed.kind}`],
    ),
    ...namesApart(claim.values, real.parameters, 'parameter'),
    ...(claim.row ? rowDifferences(claim.row, real.row) : []),
  ]
}

function rowDifferences(claimed: readonly Column[], real: readonly Column[]): string[] {
  return [
    ...namesApart(claimed, real, 'column'),
    ...both(claimed, real).flatMap(([column, realColumn]) => [
      ...(fits(column.kind, realColumn.kind)
        ? []
        : [`${realColumn.name} is ${realColumn.kind}, not ${column.kind}`]),
      ...(realColumn.isNullable === true && !column.isNullable ? [`${realColumn.name} may be null`] : []),
      ...(realColumn.isNullable === false && column.isNullable ? [`${realColumn.name} is never null`] : []),
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
    const match = real.find(({ name }) => name === column.name)
    return match ? [[column, match]] : []
  })
}
