export { createSiteDirectory, readPairs, type SiteDirectory } from './directory.ts'
export type { Translations } from './records.ts'
export { type ContentIds, seedSites } from './seed-sites.ts'
