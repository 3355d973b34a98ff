import { expect, test } from 'vitest'
import { preloadTag, startingAfterPaint } from './start-after-paint.server'

const head = `<html><head>${preloadTag} href="/a.js"/>`

test('PAGES-7: no code of a page runs or is fetched before the page is painted', () => {
  const body = '</head><body><script type="module" async="">import "/a.js"</script></body></html>'
  const html = startingAfterPaint(head, body).join('')
  expect(html).not.toContain('type="module"')
  expect(html).not.toContain('rel="modulepreload"')
  expect(html).toContain('<script type="after-paint">import "/a.js"</script>')
  expect(html).toMatch(/<script>[^<]*requestAnimationFrame[^<]*<\/script><\/head>/)
})

test('CONSENT-5: the head of a page looks for an answer about cookies before anything is painted', () => {
  const body = '</head><body><script type="module" async=""></script></body></html>'
  const [, script = ''] =
    /<script>([^<]*)<\/script><\/head>/.exec(startingAfterPaint(head, body).join('')) ?? []
  const asks = (cookie: string) => {
    const dataset: Record<string, string> = {}
    const document = { cookie, documentElement: { dataset }, addEventListener: () => undefined }
    const nothing = () => undefined
    // oxlint-disable-next-line typescript/no-implied-eval -- the text is a script of the page
    const run = new Function('document', 'addEventListener', 'setTimeout', 'requestAnimationFrame', script)
    run(document, nothing, nothing, nothing)
    return 'asks' in dataset
  }
  expect(asks('')).toBe(true)
  expect(asks('no-consent=1')).toBe(true)
  expect(asks('cart=1; consent=analytics%3Dyes')).toBe(false)
})

test('PAGES-7: a page without code needs nothing to wake it', () => {
  const body = '</head><body></body></html>'
  expect(startingAfterPaint(head, body).join('')).toBe(head + body)
})

test('PAGES-10: what is pressed before the page lives is pressed again when it says that it does', () => {
  const body = '</head><body><script type="module" async=""></script></body></html>'
  expect(startingAfterPaint(head, body).join('')).toMatch(
    /<script>[^<]*addEventListener\('click', keepPress, true\)[^<]*<\/script><\/head>/,
  )
})
