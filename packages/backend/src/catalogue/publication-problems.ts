import type { SiteScope } from '@haverhof/domain/sites'
import type { z } from '@hono/zod-openapi'
import type { AppContext } from '../app-context.ts'
import type { PublicationProblems } from './schemas.ts'
import { statement } from '../database/index.ts'

/** What this site cannot show, and what is missing for it (CATALOGUE-62). */
export function publicationProblems(
  context: AppContext,
  scope: SiteScope,
): Promise<z.infer<typeof PublicationProblems>> {
  return context.database.rows(problems, { siteId: scope.siteId })
}

const problems = statement<{ siteId: number }, z.infer<typeof PublicationProblems>[number]>(
  'catalogue-publication-problems',
  `
    select pub.product_id "productId", t.title, pub.site_id "siteId", pub.language_id "languageId",
      coalesce(pub.reason, '') reason
    from publication pub
    left join product_text t on t.product_id = pub.product_id and t.language_id = pub.text_language_id
    where pub.site_id = :siteId and not pub.is_published
    order by pub.product_id, pub.language_id`,
)
