import type { ReportedKind } from '@haverhof/domain/reports'
import type { SiteScope } from '@haverhof/domain/sites'
import type { z } from '@hono/zod-openapi'
import type { AppContext } from '../app-context.ts'
import { readCards, readShownText } from '../catalogue/index.ts'
import type { ReportedText } from './schemas.ts'

/** What a report would be about (REPORTS-1). */
export async function readReported(
  context: AppContext,
  scope: SiteScope,
  { kind, id }: { kind: ReportedKind; id: number },
): Promise<z.infer<typeof ReportedText> | null> {
  const { siteId, languageId } = scope
  const shownText = await readShownText(context.database.reader, { kind, id, siteId, languageId })
  const [card] = shownText ? await readCards(context, scope, [shownText.productId]) : []
  if (!shownText || !card) return null
  const { productTitle, language, title, text, author, answer } = shownText
  return { kind, id, productTitle, url: `${card.url}#${kind}-${id}`, language, title, text, author, answer }
}
