import { buildAppsWhenStale, areAppsBuilt } from './build-apps.ts'

// A release brings its build along; only a newcomer's or a developer's start makes one.
if (process.env['NODE_ENV'] !== 'production' || !areAppsBuilt()) await buildAppsWhenStale()
await import('../apps/server/src/main.ts')
