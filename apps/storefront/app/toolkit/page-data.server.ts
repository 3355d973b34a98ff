import { pageDataId } from './page-data'

const standIns = new WeakMap<object, object>()
const originals = new WeakMap<object, object>()
const texts = new WeakMap<object, string>()

/**
 * PAGES-6: reads like what a loader found, but its fields are not counted among its own: the router, which would encode every one
 * of them for the browser, takes it for empty. `pageDataBlock` brings the data to the browser instead.
 */
export function standInFor<Data extends object>(data: Data): Data {
  const known = standIns.get(data)
  if (known) return known as Data
  const fields = Object.entries(data).map(([name, value]) => [name, { value }] as const)
  const standIn = Object.defineProperties({}, Object.fromEntries(fields)) as Data
  standIns.set(data, standIn)
  originals.set(standIn, data)
  return standIn
}

/** The data of every route for which one stands in. */
export function pageDataBlock(loaderData: Record<string, unknown>): string {
  const parts = Object.entries(loaderData).flatMap(([routeId, standIn]) => {
    const data = originals.get(standIn as object)
    return data ? [`${JSON.stringify(routeId)}:${textOf(data)}`] : []
  })
  return `<script type="application/json" id="${pageDataId}">{${parts.join(',')}}</script>`
}

/** True when the router has nothing of its own to tell the browser: for everything that was found there is a stand-in. */
export function isAllStoodIn(loaderData: Record<string, unknown>): boolean {
  return Object.values(loaderData).every((found) => originals.has(found as object))
}

/** What all pages of a host share stays the same object, so it is written once. */
function textOf(data: object): string {
  const known = texts.get(data)
  if (known !== undefined) return known
  const text = JSON.stringify(data).replaceAll('<', '\\u003c')
  texts.set(data, text)
  return text
}
