import { enableCompileCache } from 'node:module'
import path from 'node:path'
import { buildStorefrontWhenStale } from './build-storefront.ts'

// React reads this name to choose its fast build; how the shop itself behaves is SHOP_ENV.
process.env['NODE_ENV'] ??= 'production'

// Later starts find every module already compiled.
enableCompileCache(path.resolve(import.meta.dirname, '../.data/compiled'))

await buildStorefrontWhenStale()
await import('../apps/server/src/main.ts')
