import { buildStorefrontWhenStale, isStorefrontBuilt } from './build-storefront.ts'

// A release brings its build along; only a newcomer's or a developer's start makes one.
if (process.env['NODE_ENV'] !== 'production' || !isStorefrontBuilt()) await buildStorefrontWhenStale()
await import('../apps/server/src/main.ts')
