/** Where a page keeps its data for the browser: a block of plain JSON, which no browser runs. */
export const pageDataId = 'page-data'

type RouterState = { loaderData?: Record<string, unknown> }
type WithRouterContext = { __reactRouterContext?: { state?: RouterState } }

/**
 * PAGES-6: gives the router the data of the first page. The server writes it as plain JSON beside the router's own script, which
 * then carries next to nothing: that is far cheaper to write and to read. The router sets its state after that script has
 * run, and the data stands before it, so it is always there.
 */
export function takePageData(holder: WithRouterContext = globalThis as WithRouterContext): void {
  const context = holder.__reactRouterContext
  if (!context) return
  let state: RouterState | undefined
  Object.defineProperty(context, 'state', {
    configurable: true,
    get: () => state,
    set: (own: RouterState) => {
      state = { ...own, loaderData: { ...own.loaderData, ...readPageData() } }
    },
  })
}

function readPageData(): Record<string, unknown> {
  const text = document.getElementById(pageDataId)?.textContent
  return text ? (JSON.parse(text) as Record<string, unknown>) : {}
}
