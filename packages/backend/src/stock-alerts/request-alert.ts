import { stockState } from '@haverhof/domain/catalogue'
import { foldEmailAddress } from '@haverhof/domain/checkout'
import type { SiteScope } from '@haverhof/domain/sites'
import { alertIsOffered, mostAlerts } from '@haverhof/domain/stock-alerts'
import { missing, type Missing, refusal, type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import { soldHere } from '../catalogue/index.ts'
import { newSecret } from '../config/index.ts'
import { statement } from '../database/index.ts'

export type AlertRequest = { scope: SiteScope; variantId: number; emailAddress: string }

type Pack = { amount: number; comingSoon: boolean; siteHasFeature: boolean }

/**
 * A visitor requests a mail for a pack back in stock (STOCK-ALERTS-2, 3). The
 * answer is the same whether or not that mailbox waits already, and no
 * mail is sent before the pack is there.
 */
export async function requestAlert(
  context: AppContext,
  wish: AlertRequest,
): Promise<Result<null, Missing | 'is-available'>> {
  const { siteId, languageId } = wish.scope
  const [pack] = await context.database.rows(findVariant, { variantId: wish.variantId, siteId, languageId })
  if (!pack?.siteHasFeature) return missing('pack')
  const { state } = stockState(pack.amount, pack.comingSoon)
  if (!alertIsOffered(pack.siteHasFeature, state)) return refusal('is-available')
  const mailbox = foldEmailAddress(wish.emailAddress)
  const values = {
    siteId,
    languageId,
    variantId: wish.variantId,
    mailbox,
    hash: newSecret(192).hash,
    now: context.now(),
    mostAlerts,
  }
  await context.database.rows(keep, values)
  return success(null)
}

const findVariant = statement<{ variantId: number; siteId: number; languageId: number }, Pack>(
  'alerts-find-pack',
  `
    select s.amount, v.coming_soon "comingSoon", site.enable_stock_reminder_feature "siteHasFeature"
    from product_variant v join stock s using (variant_id) join site on site.site_id = :siteId
    join publication pub on ${soldHere({ productId: 'v.product_id' })}
    where v.variant_id = :variantId`,
)

// Who waits for the most already waits for no more (STOCK-ALERTS-4). Who was told and asks again waits again.
const keep = statement<{
  siteId: number
  languageId: number
  variantId: number
  mailbox: string
  hash: string
  now: Date
  mostAlerts: number
}>(
  'alerts-keep',
  `
    insert into stock_alert (site_id, language_id, variant_id, email_address, token_hash, requested_at)
    select :siteId, :languageId, :variantId, :mailbox, :hash, :now
    where (select count(*) from stock_alert where site_id = :siteId and email_address = :mailbox and notified_at is null) < :mostAlerts
    on conflict (site_id, variant_id, email_address) do update
      set language_id = :languageId, token_hash = :hash, requested_at = :now, notified_at = null
      where stock_alert.notified_at is not null`,
)
