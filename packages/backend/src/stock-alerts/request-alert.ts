import { stockState } from '@haverhof/domain/catalogue'
import { foldEmailAddress } from '@haverhof/domain/checkout'
import type { SiteScope } from '@haverhof/domain/sites'
import { alertIsOffered, mostAlerts } from '@haverhof/domain/stock-alerts'
import type { AppContext } from '../app-context.ts'
import { newSecret } from '../config/index.ts'
import { notFound, Refusal } from '../http/index.ts'

export type AlertWish = { scope: SiteScope; variantId: number; emailAddress: string }

type Pack = { amount: number; comingSoon: boolean; siteHasFeature: boolean }

/**
 * STOCK-ALERTS-2, 3: somebody wants to know when a pack is there. The answer is the same whether or not that mailbox waits already, and no
 * mail is sent before the pack is there.
 */
export async function requestAlert(context: AppContext, wish: AlertWish): Promise<void> {
  const { siteId, languageId } = wish.scope
  const [pack] = await context.database.rows<Pack>(findPack, [wish.variantId, siteId, languageId])
  if (!pack?.siteHasFeature) throw notFound('pack')
  const { state } = stockState(pack.amount, pack.comingSoon)
  if (!alertIsOffered(pack.siteHasFeature, state)) throw isAvailable()
  const mailbox = foldEmailAddress(wish.emailAddress)
  const values = [siteId, languageId, wish.variantId, mailbox, newSecret(192).hash, context.now(), mostAlerts]
  await context.database.rows(keep, values)
}

function isAvailable(): Refusal {
  return new Refusal({ status: 409, code: 'is-available', title: 'This pack can be had now.' })
}

const findPack = {
  name: 'alerts-find-pack',
  text: `
    select s.amount, v.coming_soon "comingSoon", site.enable_stock_reminder_feature "siteHasFeature"
    from product_variant v join stock s using (variant_id) join site on site.site_id = $2
    join publication pub on pub.site_id = $2 and pub.language_id = $3 and pub.product_id = v.product_id
      and pub.is_published
    where v.variant_id = $1`,
}

// STOCK-ALERTS-4: who waits for the most already waits for no more. Who was told and asks again waits again.
const keep = {
  name: 'alerts-keep',
  text: `
    insert into stock_alert (site_id, language_id, variant_id, email_address, token_hash, requested_at)
    select $1, $2, $3, $4, $5, $6
    where (select count(*) from stock_alert where site_id = $1 and email_address = $4 and notified_at is null) < $7
    on conflict (site_id, variant_id, email_address) do update
      set language_id = $2, token_hash = $5, requested_at = $6, notified_at = null
      where stock_alert.notified_at is not null`,
}
