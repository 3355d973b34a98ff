import { buildStorefrontWhenStale } from './build-storefront.ts'

// React reads this name to choose its fast build; how the shop itself behaves is SHOP_ENV.
process.env['NODE_ENV'] ??= 'production'

await buildStorefrontWhenStale()
await import('../apps/server/src/main.ts')
