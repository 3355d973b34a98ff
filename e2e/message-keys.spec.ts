import { isOfOffice, readAreas } from '@haverhof/messages/load'
import type { Page } from '@playwright/test'
import { fileURLToPath } from 'node:url'
import { askShop } from './ask.ts'
import { everyAddress, unknownQuery } from './every-address.ts'
import type { Host } from './hosts.ts'
import { expect, test } from './window-test.ts'
import { hydrated, standOn, visit } from './visit.ts'

const texts = fileURLToPath(new URL('../packages/messages/texts/en', import.meta.url))
const areas = Object.keys(readAreas(texts)).filter((area) => !isOfOffice(area))

/** `account.nav.home`: the name of a text, where its words belong. */
const keyPattern = `(?<![\\w./@-])(${areas.join('|')})\\.[a-z][A-Za-z0-9-]*(\\.[A-Za-z0-9-]+)*(?![\\w/@])`

// Unknown names are answered with 404 or 400, which the browser writes down.
test.use({ expectedMessages: [/the server responded with a status of 4\d\d/] })

test('a story that looks for keys finds them', async ({ page }) => {
  await visit(page, 'haverhof.nl', '/')
  await comeToRest(page)
  await page.evaluate(() => {
    document.querySelector('h1')?.append(' account.nav.home')
    document.querySelector('main')?.setAttribute('aria-label', 'cart.title')
  })
  expect(await keysOn(page)).toEqual(['cart.title', 'account.nav.home'])
})

test('haverhof.nl never shows the name of a text, whatever the address (SHELL-14)', async ({ page }) => {
  await expectNoKeys(page, 'haverhof.nl', await addressesToOpen('haverhof.nl'))
})

/** What scripts add to a page does not depend on the way in which its name is unknown. What leads on to signing in is that page. */
async function addressesToOpen(host: Host): Promise<string[]> {
  const paths = everyAddress().filter((path) => !isOtherwiseUnknown(path))
  const answers = await Promise.all(paths.map((path) => askShop(host, path)))
  return paths.filter((_, index) => answers[index]?.status !== 302)
}

function isOtherwiseUnknown(path: string): boolean {
  return /\/(x|0)\//.test(path)
}

for (const host of ['haverhof.nl', 'muehldorfer.de', 'haverhof-group.com'] as const)
  test(`${host} sends none either (SHELL-14)`, async ({ page }) => {
    // The others of haverhof.nl are opened above.
    const unseen = host === 'haverhof.nl' ? everyAddress().filter(isOtherwiseUnknown) : everyAddress()
    await expectNoKeysSent(page, host, unseen)
  })

test('nor does an address that asks for what is unknown (SHELL-14)', async ({ page }) => {
  const addresses = everyAddress().filter((path) => !path.includes('999999999'))
  await expectNoKeysSent(
    page,
    'haverhof.dk',
    addresses.map((path) => `${path}?${unknownQuery}`),
  )
})

async function expectNoKeys(page: Page, host: Host, addresses: readonly string[]): Promise<void> {
  const shown: string[] = []
  const waiting = [...addresses]
  const walk = async (tab: Page) => {
    for (let address = waiting.shift(); address; address = waiting.shift()) {
      await visit(tab, host, address)
      await comeToRest(tab)
      for (const key of await keysOn(tab)) shown.push(`${address} shows ${key}`)
    }
  }
  expect(addresses.length).toBeGreaterThan(15)
  const more = await Promise.all([1, 2, 3].map(() => page.context().newPage()))
  await Promise.all([page, ...more].map(walk))
  expect(shown).toEqual([])
}

/** Late parts are there, and nothing has been asked for lately. A page may lead on to another. */
async function comeToRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await hydrated(page)
}

/** The pages as the server sends them. What scripts add is the same on every site, and looked at on one. */
async function expectNoKeysSent(page: Page, host: Host, addresses: readonly string[]): Promise<void> {
  await standOn(page, host)
  const shown: string[] = []
  for (const address of addresses)
    for (const key of await keysOn(page, address)) shown.push(`${address} sends ${key}`)
  expect(shown).toEqual([])
}

/** On what is on the screen, or in what the server sends for an address. */
function keysOn(page: Page, address: string | null = null): Promise<string[]> {
  return page.evaluate(
    async ({ pattern, address }) => {
      const unread = new Set(['class', 'style', 'href', 'src', 'srcset', 'd', 'action', 'data-texts'])
      const keys = new Set<string>()
      const look = (text: string) => {
        for (const [key] of text.matchAll(new RegExp(pattern, 'g'))) keys.add(key)
      }
      const sent = async (url: string) =>
        new DOMParser().parseFromString(await (await fetch(url)).text(), 'text/html')
      const shown = address === null ? document : await sent(address)
      for (const element of shown.querySelectorAll(':not(script, style)')) {
        for (const { name, value } of element.attributes) if (!unread.has(name)) look(value)
        for (const node of element.childNodes)
          if (node.nodeType === Node.TEXT_NODE) look(node.nodeValue ?? '')
      }
      return [...keys]
    },
    { pattern: keyPattern, address },
  )
}
