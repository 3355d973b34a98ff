import type { LoadChild } from './children/load-child.ts'
import type { LoadRequest } from './children/load.ts'
import { startServer } from './children/server-child.ts'
import { median } from './measure.ts'
import { type Options, poolSize, shopNodeOptions } from './options.ts'
import { type Row, sellOutRow } from './report.ts'
import { type Subjects, get, readSubjects } from './requests.ts'
import { withClient } from './with-client.ts'

const perSecond = 5
const sellOutBar = 0.8

/** What visitors get from the page cache while packs sell out, beside what they get on a quiet day: in turns, on one server. */
export async function measureSellOuts(
  load: LoadChild,
  databaseUrl: string,
  size: number,
  options: Options,
): Promise<Row> {
  console.log(`Measuring: pages while packs sell out, ${size} products …`)
  const subjects = await readSubjects(databaseUrl)
  const args = [databaseUrl, 'on', poolSize]
  await using server = await startServer('shop-process.ts', { args, nodeOptions: shopNodeOptions })
  const round = async () => {
    const url = `http://127.0.0.1:${server.port}`
    const {
      perSecond: pages,
      p99,
      failures,
    } = await load.run({ ...options, url, requests: pagesOf(subjects) })
    if (failures > 0) throw new Error(`${failures} pages failed`)
    return { pages, p99 }
  }
  // The first pages load the index and warm the engine.
  await round()
  await round()
  const quiet: Round[] = []
  const busy: Round[] = []
  for (let turn = 0; turn < options.rounds; turn++) {
    quiet.push(await round())
    busy.push(await whileSellingOut(databaseUrl, subjects, round))
  }
  return sellOutRow(`pages while packs sell out, ${size} products`, middle(quiet), middle(busy), sellOutBar)
}

type Round = { pages: number; p99: number }

function middle(rounds: Round[]): Round {
  return { pages: median(rounds.map(({ pages }) => pages)), p99: median(rounds.map(({ p99 }) => p99)) }
}

/** Home, lists and products, as a visitor passes through them. */
function pagesOf({ categories, products }: Subjects): LoadRequest[] {
  const urls = [
    '/',
    ...categories.slice(0, 2).map(({ url }) => url),
    ...products.slice(0, 3).map(({ url }) => url),
  ]
  return urls.map((url) => get(url, { 'accept-encoding': 'br' }))
}

/** The announcements of orders that take the last piece, of every product in turn. */
async function whileSellingOut<T>(url: string, { products }: Subjects, work: () => Promise<T>): Promise<T> {
  return withClient(url, async (client) => {
    let sold = 0
    let announced: Promise<unknown> = Promise.resolve()
    const timer = setInterval(() => {
      const { id = 0 } = products[sold++ % products.length] ?? {}
      announced = announced.then(() =>
        client.query(`select pg_notify('catalogue_changed', $1)`, [String(id)]),
      )
    }, 1000 / perSecond)
    try {
      return await work()
    } finally {
      clearInterval(timer)
      await announced
    }
  })
}
