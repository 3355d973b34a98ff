import type { ReportedKind } from '@haverhof/domain/reports'
import type { SiteScope } from '@haverhof/domain/sites'
import type { z } from '@hono/zod-openapi'
import type { AppContext } from '../app-context.ts'
import { readShownText } from '../catalogue/index.ts'
import { notFound } from '../http/index.ts'
import type { ReportedText } from './schemas.ts'

/** REPORTS-1: what a report would be about. */
export async function readReported(
  { database }: AppContext,
  { siteId, languageId }: SiteScope,
  { kind, id }: { kind: ReportedKind; id: number },
): Promise<z.infer<typeof ReportedText>> {
  const found = await readShownText(database.reader, { kind, id, siteId, languageId })
  if (!found) throw notFound(kind)
  const { productTitle, language, title, text, author, answer } = found
  return { kind, id, productTitle, language, title, text, author, answer }
}
