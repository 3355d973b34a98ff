import { packSizeText, type PackContent } from '@haverhof/domain/catalogue'
import type { SitePair } from '@haverhof/domain/sites'
import type { AppContext } from '../app-context.ts'
import type { StockAlertView } from './schemas.ts'

type Row = Omit<StockAlertView, 'label' | 'requestedAt'> & PackContent & { requestedAt: Date }

/** What the mailbox of a customer waits for, the newest first. */
export async function alertsOf(
  context: AppContext,
  scope: SitePair,
  userId: string,
): Promise<StockAlertView[]> {
  const rows = await context.database.rows<Row>(list, [userId, scope.languageId])
  return rows.map(({ amount, unit, requestedAt, ...alert }) => ({
    ...alert,
    label: packSizeText({ amount, unit }, scope.languageCode),
    requestedAt: requestedAt.toISOString(),
  }))
}

const list = {
  name: 'alerts-list',
  text: `
    select a.stock_alert_id "stockAlertId", a.variant_id "productVariantId", a.requested_at "requestedAt",
      v.content_amount amount, v.content_unit unit,
      coalesce((select t.title from product_text t where t.product_id = v.product_id
        order by (t.language_id = coalesce(pub.text_language_id, $2)) desc limit 1), '') title
    from account c
    join stock_alert a on a.site_id = c.site_id and a.email_address = c.email_address and a.notified_at is null
    join product_variant v using (variant_id)
    left join publication pub on pub.site_id = a.site_id and pub.language_id = $2 and pub.product_id = v.product_id
    where c.user_id = $1 order by a.requested_at desc, a.stock_alert_id desc`,
}
