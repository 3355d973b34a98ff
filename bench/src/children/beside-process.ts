import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** In the work tree of another commit: builds its apps, fills its catalogues on its own PostgreSQL, and keeps that running for the parent. */
const [root = '', ...sizes] = process.argv.slice(2)

type Databases = {
  openBenchCluster: () => Promise<{ release: () => Promise<void> }>
  ensureCatalogue: (cluster: unknown, products: number) => Promise<string>
}
type Builds = { buildAppsWhenStale: () => Promise<void> }

const modulesOf = async (file: string): Promise<unknown> => import(pathToFileURL(path.join(root, file)).href)
const { buildAppsWhenStale } = (await modulesOf('scripts/build-apps.ts')) as Builds
const { openBenchCluster, ensureCatalogue } = (await modulesOf('bench/src/databases.ts')) as Databases

await buildAppsWhenStale()
const cluster = await openBenchCluster()
const urls: string[] = []
for (const size of sizes) urls.push(await ensureCatalogue(cluster, Number(size)))
process.once('disconnect', () => {
  void cluster.release().then(() => process.exit())
})
process.send?.({ urls })
