import { backofficeHost, backofficeOrigin, readEnv } from '@haverhof/backend/config'
import { createServer } from 'node:http'
import path from 'node:path'
import { type ViteDevServer, createServer as createViteServer } from 'vite'
import type { HandlePage } from '../pages/storefront.ts'
import { prepareDatabase } from '../prepare-database.ts'
import { stopSignal } from '../stop-signal.ts'
import { createDevOffice } from './dev-office.ts'
import type { DevShop } from './dev-shop.ts'

const root = path.resolve(import.meta.dirname, '../../../..')
/** A change here replaces the shop; everything else is the storefront, which Vite takes care of. */
const shopFolders = ['packages/backend/src', 'packages/domain/src', 'apps/server/src'].map((folder) =>
  path.join(root, folder),
)

/** One process as in production; PostgreSQL, the listening server and Vite stay while the shop is replaced. */
export async function runDevServer(): Promise<void> {
  // A page is rendered anew for every request.
  const env = readEnv({ ...process.env, PAGE_CACHE: 'off' })
  const database = await prepareDatabase(env)
  const server = createServer()
  const vite = await createViteServer({
    root: path.join(root, 'apps/storefront'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  })
  const handlePage: HandlePage = async (...call) => {
    const storefront = (await vite.ssrLoadModule('/app/handle-page.ts')) as { handlePage: HandlePage }
    return storefront.handlePage(...call)
  }
  const shop = replaceableShop(vite, async () => {
    const file = path.join(import.meta.dirname, 'dev-shop.ts')
    const { openDevShop } = (await vite.ssrLoadModule(file)) as typeof import('./dev-shop.ts')
    return openDevShop(env, database.url, handlePage)
  })
  const office = await createDevOffice(server, backofficeHost(env))
  server.on('request', (request, response) => {
    if (office.takes(request)) return office.answer(request, response)
    return vite.middlewares(request, response, () => {
      shop.current().then(
        (current) => current.answer(request, response),
        (error: unknown) => response.writeHead(500).end(String((error as Error).stack)),
      )
    })
  })
  await new Promise<void>((resolve) => server.listen(env.PORT, env.HOST, resolve))
  const origins = [...(await (await shop.current()).origins()), backofficeOrigin(env) ?? '']
  process.stdout.write(
    `The shop is open for development:\n${origins.map((origin) => `  ${origin}/`).join('\n')}\n`,
  )
  await stopSignal()
  server.closeAllConnections()
  server.close()
  await shop.close()
  await vite.close()
  await office.close()
  await database.release()
}

type ReplaceableShop = { current: () => Promise<DevShop>; close: () => Promise<void> }

/** The running shop, and the next one as soon as its code changes. Requests wait for it. */
function replaceableShop(vite: ViteDevServer, open: () => Promise<DevShop>): ReplaceableShop {
  let current = open()
  current.catch(() => undefined)
  vite.watcher.add(shopFolders)
  vite.watcher.on('change', (file) => {
    if (!shopFolders.some((folder) => file.startsWith(folder)) || file.endsWith('.test.ts')) return
    const started = performance.now()
    const before = current
    vite.environments.ssr.moduleGraph.onFileChange(file)
    current = close(before).then(open)
    current.then(
      () =>
        process.stdout.write(
          `${path.relative(root, file)}: replaced in ${Math.round(performance.now() - started)} ms\n`,
        ),
      (error: unknown) => process.stderr.write(`${(error as Error).stack}\n`),
    )
  })
  return { current: () => current, close: () => close(current) }
}

/** One that never opened has nothing to close. */
async function close(shop: Promise<DevShop>): Promise<void> {
  const opened = await shop.catch(() => null)
  await opened?.[Symbol.asyncDispose]()
}
