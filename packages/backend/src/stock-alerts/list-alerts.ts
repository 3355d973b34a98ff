import type { SiteScope } from '@haverhof/domain/sites'
import type { AppContext } from '../app-context.ts'
import { type AlertedVariant, alertLabel } from './alert-label.ts'
import type { StockAlertView } from './schemas.ts'
import { statement } from '../database/index.ts'

type Row = Omit<StockAlertView, 'label' | 'requestedAt'> & AlertedVariant & { requestedAt: Date }

/** What the mailbox of a customer waits for, the newest first. */
export async function alertsOf(
  context: AppContext,
  scope: SiteScope,
  userId: string,
): Promise<StockAlertView[]> {
  const rows = await context.database.rows(list, { userId, languageId: scope.languageId })
  const reference = await context.catalogue.reference()
  return rows.map(({ amount, unit, pack, colour, requestedAt, ...alert }) => ({
    ...alert,
    label: alertLabel({ amount, unit, pack, colour }, { scope, reference }),
    requestedAt: requestedAt.toISOString(),
  }))
}

const list = statement<{ userId: string; languageId: number }, Row>(
  'alerts-list',
  `
    select a.stock_alert_id "stockAlertId", a.variant_id "productVariantId", a.requested_at "requestedAt",
      v.content_amount amount, v.content_unit unit, v.pack, v.colour,
      coalesce((select t.title from product_text t where t.product_id = v.product_id
        order by (t.language_id = coalesce(pub.text_language_id, :languageId)) desc limit 1), '') title
    from account c
    join stock_alert a on a.site_id = c.site_id and a.email_address = c.email_address and a.notified_at is null
    join product_variant v using (variant_id)
    left join publication pub on pub.site_id = a.site_id and pub.language_id = :languageId and pub.product_id = v.product_id
    where c.user_id = :userId order by a.requested_at desc, a.stock_alert_id desc`,
)
