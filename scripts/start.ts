import { buildStorefrontWhenStale } from './build-storefront.ts'

buildStorefrontWhenStale()
await import('../apps/server/src/main.ts')
