export { createSiteDirectory, type SiteDirectory } from './directory.ts'
export type { Translations } from './records.ts'
