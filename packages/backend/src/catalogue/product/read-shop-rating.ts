import type { SiteScope } from '@haverhof/domain/sites'
import type { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import { statement } from '../../database/index.ts'
import type { ShopRating } from '../schemas.ts'

/** Fewer opinions say little about a shop. */
const fewestReviews = 50

/** What buyers think of the goods of a brand: published reviews behind which an order stands, and no others (CATALOGUE-27). */
export async function readShopRating(
  { database }: AppContext,
  { platform }: SiteScope,
): Promise<z.infer<typeof ShopRating>> {
  const [rating] = await database.reader.rows(verifiedReviews, { platform })
  if (!rating || rating.average === null || rating.count < fewestReviews) return { rating: null }
  return { rating: { average: Math.round(rating.average * 100) / 100, count: rating.count } }
}

const verifiedReviews = statement<{ platform: number }, { average: number | null; count: number }>(
  'catalogue-shop-rating',
  `
    select avg(r.rating)::float8 average, count(*)::int count
    from review r join product p on p.product_id = r.product_id
    where p.platform = :platform and r.verified and r.published_at is not null`,
)
