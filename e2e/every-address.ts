import routes from '../apps/storefront/app/routes.ts'

type Entry = (typeof routes)[number]

/** What stands in an address where nothing of ours is called so. */
const unknownNames = ['x', '0', '999999999']

/** The same behind the question mark: every name that a page reads. */
export const unknownQuery = 'id=0&key=x&token=x&userId=x&ids=x,0&p=99&place=x&country=x&with=x&feed=x&e=x'

/** Every address of the table of contents, with each kind of unknown name where an address holds one. */
export function everyAddress(): string[] {
  return [...new Set(routes.flatMap((entry) => addressesOf(entry, '/')))]
}

function addressesOf({ path = '', children = [] }: Entry, above: string): string[] {
  const here = filledIn(path.split('/').filter(Boolean), above)
  return [
    ...(children.length > 0 && path === '' ? [] : here),
    ...children.flatMap((child) => here.flatMap((start) => addressesOf(child, start))),
  ]
}

function filledIn([part, ...rest]: string[], above: string): string[] {
  if (part === undefined) return [above]
  const names = /^[:*]/.test(part) ? unknownNames : [part]
  const filled = names.flatMap((name) => filledIn(rest, `${above}${name}/`))
  return part.endsWith('?') ? [above, ...filled] : filled
}
