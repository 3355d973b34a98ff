import { facetKeys, facetTable } from '@haverhof/domain/catalogue'

/** A filter of lists by the name it has in the table of facets; a range has two. */
const filterParameters = facetKeys.flatMap((key) =>
  facetTable[key].kind === 'range-slider' ? [`${key}-min`, `${key}-max`] : [key],
)

/** The query parameters that pages read. All others never reach a page, so they can neither split nor poison the cache. */
const declaredParameters = new Set([
  ...filterParameters,
  'p',
  'ps',
  'q',
  'sort',
  'desc',
  'ids',
  'place',
  'country',
  'weight',
  'roughage',
  'stage',
  'condition',
  'health',
  'weeks',
  'feed',
  'months',
  'adult-weight',
  'forage',
  'pack',
  'grams',
  'count',
])

/** Pages that depend on who asks: the account, and signing in on the way to an order (PAGES-9). */
const personalPath = /^\/(account|checkout\/(login|forgot|reset))\//i

/** What only those read: what to tell the visitor, where to go on, and what a mailed link carries. */
const personalParameters = new Set(['i', 's', 'a', 'r', 'e', 'returnUrl', 'token', 'userId', 'mailbox'])

/** Pages whose address is the only key to them: results of the laboratory (PAGES-12). */
const secretPath = /^\/(rqs|qs)\//i

/** What only those read: the keys of results to lay beside the first. */
const secretParameters = new Set(['with'])

const longestAddress = 2000

export type PageAddress = { path: string; query: string }
export type AddressProblem = 'malformed' | 'too-long'

/** The canonical address of a page request: a well-formed path and the declared parameters, in a fixed order. */
export function pageAddress(requestTarget: string): PageAddress | AddressProblem {
  if (requestTarget.length > longestAddress) return 'too-long'
  const [rawPath = '/', rawQuery = ''] = splitOnce(requestTarget, '?')
  if (!isWellFormed(rawPath)) return 'malformed'
  const given = [...new URLSearchParams(rawQuery)].filter(
    ([name, value]) =>
      declaredParameters.has(name) ||
      (isPersonal(rawPath) && personalParameters.has(name)) ||
      (isSecret(rawPath) && secretParameters.has(name)) ||
      asksForParts(rawPath, name, value),
  )
  given.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  return { path: rawPath, query: new URLSearchParams(given).toString() }
}

/** Such a page is rendered for one visitor and never cached. */
export function isPersonal(path: string): boolean {
  return personalPath.test(path)
}

/** Such a page is the same for everybody who knows its address; it is never cached. The path is well-formed, in whatever letters. */
export function isSecret(path: string): boolean {
  return secretPath.test(decodeURIComponent(path))
}

/** A navigation in the browser says which parts of the page it still needs: `_routes=pages/home-page`. */
function asksForParts(path: string, name: string, value: string): boolean {
  return name === '_routes' && path.endsWith('.data') && /^[a-z/,-]{1,200}$/.test(value)
}

/** Parsers disagree about `/x/../`, so it is refused. */
const dotSegment = /\/\.{1,2}(\/|$)/

/** No address of a page has one, and a matcher that works line by line is fooled by them. */
// oxlint-disable-next-line no-control-regex -- these characters are what it looks for
const controlCharacter = /[\u0000-\u001f\u007f\u2028\u2029]/

function isWellFormed(path: string): boolean {
  if (!path.startsWith('/') || path.startsWith('//') || path.includes('\\') || path.includes('\0'))
    return false
  try {
    const decoded = decodeURIComponent(path)
    return !controlCharacter.test(decoded) && !dotSegment.test(decoded)
  } catch {
    return false
  }
}

/** The name of a file, which is there or is not: no page hides behind another slash. */
const fileName = /\.(xml|txt|json|rss|webmanifest)$/i

/** Pages end with a slash, `/media` alone does not, and files never do (PAGES-2). Gives the path to redirect to, if any. */
export function slashRedirect(path: string): string | undefined {
  if (path === '/media/') return '/media'
  if (path.endsWith('/') || path === '/media' || path.endsWith('.data') || fileName.test(path))
    return undefined
  return `${path}/`
}

function splitOnce(text: string, separator: string): string[] {
  const at = text.indexOf(separator)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}
