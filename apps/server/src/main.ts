import { enableCompileCache } from 'node:module'
import path from 'node:path'

// React reads this name to choose its fast build; how the shop itself behaves is SHOP_ENV.
process.env['NODE_ENV'] ??= 'production'

// Later starts find every module already compiled; so the shop itself is loaded only after this. NODE_COMPILE_CACHE names another folder.
enableCompileCache(path.resolve(import.meta.dirname, '../../../.data/compiled'))

await import('./open-shop.ts')
