import { askShop } from './ask.ts'
import { expect, test } from './shop-test.ts'

const kilobyte = 1024

/** What comes by itself once the browser has time. `npm run budgets -- --runs 0` measures the whole of it. */
const late = 1.5 * kilobyte

const catalogue = 140 * kilobyte - late
const checkout = 165 * kilobyte - late

/** The heaviest pages of each kind. */
const pages: [host: string, path: string, mostScript: number][] = [
  ['haverhof.nl', '/', catalogue],
  ['haverhof.nl', '/paardenvoer/', catalogue],
  ['haverhof.nl', '/paardenvoer/muesli/haver-basis-muesli/', catalogue],
  ['haverhof.nl', '/voercalculator/', catalogue],
  ['muehldorfer.de', '/pferdefutter/', catalogue],
  ['muehldorfer.de', '/pferdefutter/muesli/bergwiesen-muesli/', catalogue],
  ['muehldorfer.de', '/futterrechner/', catalogue],
  ['muehldorfer.de', '/cart/', checkout],
  ['muehldorfer.de', '/checkout/billing/', checkout],
  ['muehldorfer.de', '/checkout/delivery/', checkout],
  ['muehldorfer.de', '/checkout/payment/', checkout],
]

test('the scripts that a page names weigh no more than its budget', async () => {
  const tooHeavy: string[] = []
  for (const [host, path, mostScript] of pages) {
    const weight = await scriptWeight(host, path)
    if (weight > mostScript) tooHeavy.push(`${host}${path}: ${(weight / kilobyte).toFixed(1)} KB`)
  }
  expect(tooHeavy).toEqual([])
})

test('the HTML of a long list stays small: what many have in common is said once', async () => {
  const category = await askShop('haverhof.nl', '/paardenvoer/')
  expect(Buffer.byteLength(category.body)).toBeLessThan(110 * kilobyte)
  const dealers = await askShop('haverhof-group.com', '/store-locator/')
  expect(Buffer.byteLength(dealers.body)).toBeLessThan(200 * kilobyte)
})

const sizes = new Map<string, Promise<number>>()

async function scriptWeight(host: string, path: string): Promise<number> {
  const { status, body } = await askShop(host, path)
  expect(status).toBe(200)
  const scripts = [...new Set(body.match(/\/assets\/[\w-]+(?:\.[\w-]+)*\.js/g))]
  expect(scripts.length).toBeGreaterThan(5)
  const weights = await Promise.all(scripts.map((script) => sizeOf(host, script)))
  return weights.reduce((sum, bytes) => sum + bytes, 0)
}

/** As it travels, compressed. */
function sizeOf(host: string, script: string): Promise<number> {
  const size = sizes.get(script) ?? asSent(host, script)
  sizes.set(script, size)
  return size
}

async function asSent(host: string, script: string): Promise<number> {
  const { headers } = await askShop(host, script, { 'accept-encoding': 'br' })
  expect(headers['content-encoding']).toBe('br')
  return Number(headers['content-length'])
}
