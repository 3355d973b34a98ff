import { createAppContext } from '@haverhof/backend'
import { readEnv } from '@haverhof/backend/config'
import { migrate } from '@haverhof/backend/database'
import { seedShop } from '@haverhof/backend/seed-shop'
import { load as parse } from 'js-yaml'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openBeside } from './beside.ts'
import { checkoutVisit } from './buying.ts'
import { startLoadGenerator } from './children/load-child.ts'
import { startServer } from './children/server-child.ts'
import { poolSize } from './options.ts'
import { readSubjects } from './requests.ts'
import { withClient } from './with-client.ts'

const root = path.resolve(import.meta.dirname, '../..')
type Release = { version: string; commit: string }
const releases = parse(readFileSync(path.join(root, 'docs/operations/releases.yaml'), 'utf8')) as Release[]

/** So many visitors buy at the release before, on the tables of this one. */
const orders = 12

test('the release before goes on selling on the tables and data of this one (MIGRATE-3)', async () => {
  const before = releases.at(-1)
  if (!before) throw new Error('docs/operations/releases.yaml names no release')
  await using stack = new AsyncDisposableStack()
  const { folder, urls } = await openBeside(stack, before.commit, [0])
  const [url = ''] = urls
  {
    await using context = createAppContext({ env: readEnv({ LOG_LEVEL: 'warn' }), databaseUrl: url })
    await migrate(context.database)
    await seedShop(context, path.join(root, 'data'))
  }
  const count = async () =>
    withClient(url, async (client) => (await client.query('select from shop_order')).rowCount ?? 0)
  const had = await count()
  const args = [url, 'on', poolSize, 'production', url]
  const server = stack.use(await startServer('shop-process.ts', { args, folder }))
  const load = stack.use(startLoadGenerator())
  const subjects = await readSubjects(url)
  const requests = checkoutVisit(subjects, 'ours')
  const { failures, refusal } = await load.run({
    url: `http://127.0.0.1:${server.port}`,
    seconds: 0,
    clients: 2,
    requests,
    amount: orders * requests.length,
    visitsAbout: subjects.products.map(({ variantId }) => variantId),
  })
  expect([failures, refusal]).toEqual([0, undefined])
  expect((await count()) - had).toBe(orders)
})
