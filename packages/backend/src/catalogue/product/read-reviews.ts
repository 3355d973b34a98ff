import type { HorseFacts } from '@haverhof/domain/reviews'
import { type LanguageCode, languages } from '@haverhof/domain/shared'
import type { SiteScope } from '@haverhof/domain/sites'
import type { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import { reviewsPerPage } from './product-row.ts'
import { reviewPageRow } from './review-rows.ts'
import type { ReviewPage } from '../schemas.ts'

type ReviewPageQuery = {
  productId: number
  page: number
  language: LanguageCode | null
  horseKind?: HorseFacts['horseKind']
  workLoad?: HorseFacts['workLoad']
  withPhoto: boolean
}

export const noReviews = { average: 0, count: 0, distribution: [0, 0, 0, 0, 0] }

export async function readReviews(
  context: AppContext,
  scope: SiteScope,
  { productId, page, language, horseKind, workLoad, withPhoto }: ReviewPageQuery,
): Promise<z.infer<typeof ReviewPage> | null> {
  const row = await reviewPageRow(context.database, {
    productId,
    siteId: scope.siteId,
    languageId: scope.languageId,
    onlyLanguageId: language && languages[language].languageId,
    horseKind: horseKind ?? null,
    workLoad: workLoad ?? null,
    withPhoto,
    limit: reviewsPerPage,
    offset: (page - 1) * reviewsPerPage,
  })
  if (!row) return null
  return {
    summary: row.summary ?? noReviews,
    reviews: row.reviews ?? [],
    filters: row.filters,
    page,
    pageSize: reviewsPerPage,
    total: row.total,
  }
}
