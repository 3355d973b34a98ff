import type { CatalogueFigures, TextIndex } from '@haverhof/domain/catalogue'
import type { LoadedSite } from './load-site.ts'
import type { TextScope } from './text-documents.ts'

/** The parts of the index, made from what PostgreSQL says. */
export type BuildIndex = {
  figures: () => Promise<CatalogueFigures>
  site: (figures: CatalogueFigures, siteId: number, now: Date) => Promise<LoadedSite>
  texts: (figures: CatalogueFigures, scope: TextScope) => Promise<TextIndex>
}
