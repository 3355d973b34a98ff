import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import type { Tap } from './tap-list.ts'
import { tapMs } from './taps.ts'

const html = `<!doctype html><title>A page</title><link rel="icon" href="data:,">
  <button id="opens" onclick="document.querySelector('dialog').show()">Opens</button>
  <button id="idle">Does nothing</button>
  <a href="#there">Leads on</a>
  <dialog></dialog>`

test('a press counts only when the page shows what it should do', async () => {
  const server = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end(html))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const browser = await openBrowser()
  try {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    const press = async (tap: Pick<Tap, 'press' | 'shows'>) => {
      const context = await browser.createBrowserContext()
      return tapMs(await context.newPage(), url, { name: 'press', kind: 'home', ...tap })
    }
    const measured = expect.any(Number)
    await Promise.all([
      expect(press({ press: '#opens', shows: 'dialog[open]' })).resolves.toEqual(measured),
      expect(press({ press: 'a', shows: null })).resolves.toEqual(measured),
      expect(press({ press: '#idle', shows: 'dialog[open]' })).rejects.toThrow('dialog[open]'),
      expect(press({ press: '#idle', shows: null })).rejects.toThrow('#idle leads nowhere'),
      expect(press({ press: '#opens', shows: 'dialog' })).rejects.toThrow('shows dialog before the press'),
    ])
  } finally {
    await browser.close()
    server.close()
  }
})
