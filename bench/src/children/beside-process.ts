import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * In the work tree of another commit: builds its apps, fills its catalogues
 * on its own PostgreSQL, and keeps that running for the parent.
 */
const [root = '', ...sizes] = process.argv.slice(2)

type Databases = {
  openBenchCluster: () => Promise<{ release: () => Promise<void> }>
  ensureCatalogue: (cluster: unknown, products: number) => Promise<string>
}
type Build = () => Promise<void>

const modulesOf = async (file: string): Promise<unknown> => import(pathToFileURL(path.join(root, file)).href)
// Before there was a back office, there was one app to build.
const builder = ['scripts/build-apps.ts', 'scripts/build-storefront.ts'].find((file) =>
  existsSync(path.join(root, file)),
)
const builds = (await modulesOf(builder ?? '')) as Record<string, Build>
const { openBenchCluster, ensureCatalogue } = (await modulesOf('bench/src/databases.ts')) as Databases

await (builds['buildAppsWhenStale'] ?? builds['buildStorefrontWhenStale'])?.()
const cluster = await openBenchCluster()
const urls: string[] = []
for (const size of sizes) urls.push(await ensureCatalogue(cluster, Number(size)))
process.once('disconnect', () => {
  void cluster.release().then(() => process.exit())
})
process.send?.({ urls })
