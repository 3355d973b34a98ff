import { enableCompileCache } from 'node:module'
import path from 'node:path'

// Later starts find every module already compiled; so the shop itself is loaded only after this.
enableCompileCache(path.resolve(import.meta.dirname, '../../../.data/compiled'))

await import('./open-shop.ts')
