import { runShop } from '@haverhof/server'
import { readEnv } from '@haverhof/backend/config'
import { createTestDatabase, endDatabaseMaker, openTestCluster, patientLimits } from '@haverhof/testing'
import { addKnownAddresses } from './known-addresses.ts'
import { addPastAddresses } from './past-addresses.ts'
import { startStaffServer } from './staff-server.ts'

await serveUntilStopped()
await endDatabaseMaker()
await (await openTestCluster()).release()

/** The whole shop on a fresh clone of the seeded test database. */
async function serveUntilStopped(): Promise<void> {
  const env = readEnv(process.env)
  await using database = await createTestDatabase()
  await using shop = await runShop(env, database.url, { limits: patientLimits })
  await addPastAddresses(shop)
  await addKnownAddresses(shop)
  await using _staff = await startStaffServer(shop)
  await new Promise<void>((resolve) => process.once('SIGTERM', () => resolve()))
}
