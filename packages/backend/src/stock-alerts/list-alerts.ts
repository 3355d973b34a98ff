import type { SiteScope } from '@haverhof/domain/sites'
import type { AppContext } from '../app-context.ts'
import { type AlertedPack, alertLabel } from './alert-label.ts'
import type { StockAlertView } from './schemas.ts'

type Row = Omit<StockAlertView, 'label' | 'requestedAt'> & AlertedPack & { requestedAt: Date }

/** What the mailbox of a customer waits for, the newest first. */
export async function alertsOf(
  context: AppContext,
  scope: SiteScope,
  userId: string,
): Promise<StockAlertView[]> {
  const rows = await context.database.rows<Row>(list, [userId, scope.languageId])
  const reference = await context.catalogue.reference()
  return rows.map(({ amount, unit, colour, requestedAt, ...alert }) => ({
    ...alert,
    label: alertLabel({ amount, unit, colour }, { scope, reference }),
    requestedAt: requestedAt.toISOString(),
  }))
}

const list = {
  name: 'alerts-list',
  text: `
    select a.stock_alert_id "stockAlertId", a.variant_id "productVariantId", a.requested_at "requestedAt",
      v.content_amount amount, v.content_unit unit, v.colour,
      coalesce((select t.title from product_text t where t.product_id = v.product_id
        order by (t.language_id = coalesce(pub.text_language_id, $2)) desc limit 1), '') title
    from account c
    join stock_alert a on a.site_id = c.site_id and a.email_address = c.email_address and a.notified_at is null
    join product_variant v using (variant_id)
    left join publication pub on pub.site_id = a.site_id and pub.language_id = $2 and pub.product_id = v.product_id
    where c.user_id = $1 order by a.requested_at desc, a.stock_alert_id desc`,
}
