import type { Statement } from './statement.ts'
import { withPositions } from './statement.ts'

/** What narrows a list, by the name of its parameter. */
type Filters<Values> = { readonly [name in keyof Values]?: string }

/** All filters as one piece of the text that the check of statements reads. */
export function andAll(filters: Readonly<Record<string, string>>): string {
  return Object.values(filters).map(andOne).join('')
}

const andOne = (filter: string) => `\n and ${filter}`

/**
 * A list that can be narrowed (STAFF-8). A plan is made once for a statement, whatever
 * is asked for: one with `:site is null or site = :site` would always
 * read everything. So each set of filters is a statement with a name of its own, made
 * when it is first asked for by leaving the others out of the whole one.
 */
export function narrowed<Values extends object, Row>(
  whole: Statement<Values, Row>,
  filters: Filters<Values>,
): (values: Values) => Statement<Values, Row> {
  const shapes = new Map<string, Statement<Values, Row>>()
  const named = whole.text.replaceAll(
    /\$(\d+)/g,
    (_, at: string) => `:${whole.parameters[Number(at) - 1] ?? ''}`,
  )
  const names = Object.keys(filters) as (keyof Values & string)[]
  return (values) => {
    const set = names.filter((name) => values[name] !== null && values[name] !== undefined)
    const shape = [whole.name, ...set].join('-')
    const cached = shapes.get(shape)
    if (cached) return cached
    const left = names.filter((name) => !set.includes(name))
    const text = left.reduce((rest, name) => rest.replaceAll(andOne(filters[name] ?? ''), ''), named)
    const narrow = { name: shape, ...withPositions(text) }
    shapes.set(shape, narrow)
    return narrow
  }
}
