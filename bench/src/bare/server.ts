import { type IncomingMessage, type Server, createServer } from 'node:http'
import pg from 'pg'
import { calculate, createCart } from './buying-sql.ts'
import { placeBareOrder } from './checkout.ts'
import { productDetail } from './detail-sql.ts'
import { listPage } from './list-page.ts'
import { listOfCategory, listOfSearch } from './list-sql.ts'
import { productPage } from './product-page.ts'

type Answer = { type: string; body: string }
type ListInput = { about: number | string; facetKey?: string; valueIds?: number[] }
type CalculateInput = { variantIds: number[]; counts: number[] }
type BuyInput = { variantId: string; billing: unknown }

/** The honest upper limit of this stack: node:http, one prepared statement per request, JSON or plain React. */
export function createBareServer(databaseUrl: string, poolSize: number): Server {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: poolSize })
  const ask = async (statement: { name: string; text: string }, values: unknown[]): Promise<string> =>
    (await pool.query<{ answer: string }>({ ...statement, values })).rows[0]?.answer ?? 'null'
  const answer = answers(ask, (order) => placeBareOrder(pool, order))
  const server = createServer((request, response) => {
    answer(request).then(
      ({ type, body }) =>
        response
          .writeHead(200, { 'content-type': type, 'content-length': Buffer.byteLength(body) })
          .end(body),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  return server.on('close', () => void pool.end())
}

function answers(
  ask: (statement: { name: string; text: string }, values: unknown[]) => Promise<string>,
  placeOrder: (order: BuyInput) => Promise<string>,
) {
  const list = ({ about, facetKey, valueIds }: ListInput, statement = listOfCategory) =>
    ask(statement, [about, facetKey ?? null, valueIds ?? null])
  return async (request: IncomingMessage): Promise<Answer> => {
    const [, kind, id = ''] = (request.url ?? '/').split('/')
    switch (kind) {
      case 'list':
        return json(await list(await bodyOf<ListInput>(request)))
      case 'search':
        return json(await list(await bodyOf<ListInput>(request), listOfSearch))
      case 'product':
        return json(await ask(productDetail, [Number(id)]))
      case 'list-page':
        return html(listPage(JSON.parse(await list({ about: Number(id) }))))
      case 'product-page':
        return html(productPage(JSON.parse(await ask(productDetail, [Number(id)]))))
      case 'cart':
        return json(await ask(createCart, [(await bodyOf<BuyInput>(request)).variantId]))
      case 'calculate': {
        const { variantIds, counts } = await bodyOf<CalculateInput>(request)
        return json(await ask(calculate, [variantIds, counts]))
      }
      case 'checkout':
        return json(await placeOrder(await bodyOf<BuyInput>(request)))
      default:
        return json('{}')
    }
  }
}

async function bodyOf<Body>(request: IncomingMessage): Promise<Body> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return JSON.parse(Buffer.concat(chunks).toString()) as Body
}

function json(body: string): Answer {
  return { type: 'application/json', body }
}

function html(body: string): Answer {
  return { type: 'text/html; charset=utf-8', body }
}
