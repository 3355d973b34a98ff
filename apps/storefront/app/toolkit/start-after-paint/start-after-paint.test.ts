import { expect, test } from 'vitest'
import { startingAfterPaint } from './start-after-paint.server'

const head = '<html><head><link rel="modulepreload" href="/a.js"/>'
const pageWithCode = `${head}</head><body><script nonce="n1" type="module" async="">import "/a.js"</script></body></html>`

type Paints = { getEntriesByName: (name: string) => string[] }
type OnPaint = (paints: Paints, observer: { disconnect: () => void }) => void

/** Runs the script in the head of a page; answers how the browser would tell it of a paint. */
function runStarter(documentParts: object, setTimer: (run: () => void) => void = () => undefined) {
  const [, script = ''] =
    /<script nonce="n1">([^<]*)<\/script><\/head>/.exec(startingAfterPaint(pageWithCode, 'n1')) ?? []
  let onPaint: OnPaint = () => undefined
  class Observer {
    constructor(callback: OnPaint) {
      onPaint = callback
    }
    observe() {}
  }
  const nothing = () => undefined
  const document = {
    cookie: '',
    documentElement: { dataset: {}, addEventListener: nothing },
    addEventListener: nothing,
    ...documentParts,
  }
  const window = { addEventListener: nothing }
  const globals = { document, window, setTimeout: setTimer, PerformanceObserver: Observer }
  // oxlint-disable-next-line typescript/no-implied-eval -- the text is a script of the page
  new Function(...Object.keys(globals), 'location', script)(...Object.values(globals), { pathname: '/' })
  return (painted: string) =>
    onPaint({ getEntriesByName: (name) => (name === painted ? [name] : []) }, { disconnect: nothing })
}

test('PAGES-7: no code of a page runs or is fetched before the page is painted', () => {
  const html = startingAfterPaint(pageWithCode, 'n1')
  expect(html).not.toContain('type="module"')
  expect(html).not.toContain('rel="modulepreload"')
  expect(html).toContain('<script nonce="n1" type="after-paint">import "/a.js"</script>')
})

test('PAGES-7: the code is woken by the first text on the screen, not by an empty frame', async () => {
  const link = { rel: 'after-paint' }
  const timers: (() => void)[] = []
  const querySelectorAll = (selector: string) => (selector.startsWith('link') ? [link] : [])
  const paint = runStarter({ querySelectorAll }, (run) => timers.push(run))
  timers.length = 0 // the time limit, which is not what is awaited here
  paint('first-paint')
  await Promise.resolve()
  expect(timers).toEqual([])
  paint('first-contentful-paint')
  await expect.poll(() => timers).toHaveLength(2)
  timers[0]?.()
  expect(link.rel).toBe('modulepreload')
})

test('CONSENT-5: the head of a page looks for an answer about cookies before anything is painted', () => {
  const asks = (cookie: string) => {
    const dataset: Record<string, string> = {}
    runStarter({ cookie, documentElement: { dataset, addEventListener: () => undefined } })
    return 'asks' in dataset
  }
  expect(asks('')).toBe(true)
  expect(asks('no-consent=1')).toBe(true)
  expect(asks('cart=1; consent=analytics%3Dyes')).toBe(false)
})

test('PAGES-7: a page without code needs no starter', () => {
  const page = `${head}</head><body></body></html>`
  expect(startingAfterPaint(page, 'n1')).toBe(page)
})
