import { consentCookie } from '../constants'
import { recorder } from '../early-acts/recorder.server'

/**
 * The code of a page is fetched when text and main picture are painted, so that it never competes with
 * them for the connection (PAGES-7). Until then links and code carry a name that browsers leave alone.
 */
const name = 'after-paint'
const longestWaitMs = 1500

const preloadTag = '<link rel="modulepreload"'
const deferredTag = `<link rel="${name}" fetchpriority="low"`

// The browser's own word that text is painted counts, not the first frame: a light page asks for a frame before its text
// is drawn. In a tab that is not looked at nothing is painted: there the time limit starts the code. Every file is asked
// for in a turn of its own: asking for all of them at once would hold up what the visitor does meanwhile.
const starter = `(() => {
  if (!/(^|; )${consentCookie}=/.test(document.cookie)) document.documentElement.dataset.asks = ''
  let started = false
  function start() {
    if (started) return
    if (document.readyState === 'loading') return document.addEventListener('DOMContentLoaded', start)
    started = true
    for (const link of document.querySelectorAll('link[rel=${name}]')) setTimeout(() => (link.rel = 'modulepreload'))
    setTimeout(run)
  }
  function run() {
    const script = document.createElement('script')
    script.type = 'module'
    script.textContent = document.querySelector('script[type=${name}]').textContent
    document.head.append(script)
    script.remove()
  }
  function startAfterPictures() {
    const pictures = [...document.querySelectorAll('img[fetchpriority=high]')]
    Promise.allSettled(pictures.map((picture) => picture.decode())).then(start)
  }
  new PerformanceObserver((paints, observer) => {
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    startAfterPictures()
  }).observe({ type: 'paint', buffered: true })
  setTimeout(start, ${longestWaitMs})
  ${recorder}
})()`.replaceAll(/\n\s*/g, '\n')

/** The page with its scripts deferred, and the inline script that starts them after the first paint. */
export function startingAfterPaint(page: string, nonce: string): string {
  const routerCode = `<script nonce="${nonce}" type="module" async="">`
  const code = page.lastIndexOf(routerCode)
  const headEnd = page.indexOf('</head>')
  if (code < 0 || headEnd < 0) return page
  const head = page.slice(0, headEnd).replaceAll(preloadTag, deferredTag)
  const body = page.slice(headEnd, code)
  const deferredCode = `<script nonce="${nonce}" type="${name}">${page.slice(code + routerCode.length)}`
  return `${head}<script nonce="${nonce}">${starter}</script>${body}${deferredCode}`
}
