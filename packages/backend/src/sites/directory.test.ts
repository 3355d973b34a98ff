import { createTestDatabase, startDatabaseProxy, takeDatabaseAway } from '@haverhof/testing'
import { cacheTable, SECOND } from '@haverhof/domain/shared'
import { expect, test } from 'vitest'
import { createAppContext } from '../api/create-app-context.ts'
import { readEnv } from '../config/index.ts'
import { databaseLimits } from '../database/limits.ts'

/** A shop that knows its hosts, with a clock of its own and a network that can swallow what is sent. */
async function startContext() {
  await using stack = new AsyncDisposableStack()
  const database = stack.use(await createTestDatabase())
  const network = stack.use(await startDatabaseProxy(database.url))
  let time = Date.now()
  const context = stack.use(
    createAppContext({
      env: readEnv({ LOG_LEVEL: 'silent', DATABASE_POOL_SIZE: '1' }),
      databaseUrl: network.url,
      limits: { ...databaseLimits, answerMs: SECOND },
      now: () => new Date(time),
    }),
  )
  const { sites } = context
  const scopes = await sites.scopes()
  const hosts = async () => (await sites.scopes()).map(({ host }) => host)
  const rename = (host: string) =>
    context.database.pool.query('update site_language set host = $1 where host = $2', [host, 'haverhof.nl'])
  const owned = stack.move()
  return {
    sites,
    known: scopes,
    hosts,
    rename,
    database,
    network,
    wait: (ms: number) => (time += ms),
    [Symbol.asyncDispose]: () => owned.disposeAsync(),
  }
}

const { lifetimeMs, retryMs } = cacheTable.scopes

test('an old list is answered at once while the database is silent, and read anew when it speaks (SITES-14)', async () => {
  await using shop = await startContext()
  await shop.rename('stal.nl')
  shop.wait(lifetimeMs)
  shop.network.goSilent()
  const started = performance.now()
  expect(await shop.sites.scopes()).toBe(shop.known)
  expect(performance.now() - started).toBeLessThan(SECOND / 2)
  const hostsLater = () => {
    shop.wait(retryMs)
    return shop.hosts()
  }
  await expect.poll(hostsLater).toContain('stal.nl')
})

test('a list that may have changed stays while the database is away (SITES-14)', async () => {
  await using shop = await startContext()
  await takeDatabaseAway(shop.database.url)
  await shop.sites.renew()
  expect(await shop.sites.scopes()).toBe(shop.known)
})

test('a change is seen at once, also by a reading that began before it (SITES-14)', async () => {
  await using shop = await startContext()
  shop.wait(lifetimeMs)
  await shop.sites.scopes()
  await shop.rename('stal.nl')
  await shop.sites.renew()
  expect(await shop.hosts()).toContain('stal.nl')
})
