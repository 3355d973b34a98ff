import { dayOf, reminderDays } from '@haverhof/domain/horses'
import { addDays, refusal, type Result, success } from '@haverhof/domain/shared'
import type { SiteScope } from '@haverhof/domain/sites'
import type { z } from '@hono/zod-openapi'
import type { AppContext } from '../app-context.ts'
import { cardReader, type ProductCard } from '../catalogue/index.ts'
import { hashOf, newSecret, siteOrigin } from '../config/index.ts'
import { inTransaction, statement } from '../database/index.ts'
import { isRefused, type PackOfHorse } from './is-refused.ts'
import { addJob } from '../jobs/index.ts'
import { queueMail } from '../mail/index.ts'

const perBatch = 200

type Due = PackOfHorse & { siteId: number; languageId: number; runsOutOn: string }
type Offer = { scope: SiteScope; card: z.infer<typeof ProductCard> }
type Claimed = { name: string; emailAddress: string; runsOutOn: string; openedOn: string; pieces: number }

/** Tells owners whose packs run out within a week (HORSES-11). Any number of workers do this at the same time. */
export async function remindOwners(context: AppContext): Promise<void> {
  const today = dayOf(context.now())
  const window = { from: addDays(today, -reminderDays.after), until: addDays(today, reminderDays.before) }
  const offerOf = offerReader(context, await context.sites.scopes())
  let last = { lastHorse: 0, lastVariant: 0 }
  for (let isMore = true; isMore;) {
    const due = await context.database.rows(findDue, { ...window, ...last, perBatch })
    for (const pack of due) {
      if (context.stopping.aborted) return
      const offer = await offerOf(pack)
      // A feed that the calculator refuses the horse is not offered again; what is known of it may change until the last day.
      if (offer && (await isRefused(context, offer.scope, pack))) continue
      // What is sold out waits until its last day: it may come in before, and there is one mail.
      if (offer && isSoldOut(offer) && pack.runsOutOn > today) continue
      await remind(context, pack, offer)
    }
    const end = due.at(-1)
    if (end) last = { lastHorse: end.horseId, lastVariant: end.variantId }
    isMore = due.length === perBatch
  }
}

function offerReader(context: AppContext, scopes: readonly SiteScope[]) {
  const cardOf = cardReader(context)
  return async ({ variantId, siteId, languageId }: Due): Promise<Offer | null> => {
    const scope = scopes.find((each) => each.siteId === siteId && each.languageId === languageId)
    const card = scope && (await cardOf(scope, variantId))
    return card ? { scope, card } : null
  }
}

function isSoldOut({ card: { stock } }: Offer): boolean {
  return stock.state === 'sold-out' || stock.state === 'coming-soon'
}

async function remind(context: AppContext, due: Due, offer: Offer | null): Promise<void> {
  const { horseId, variantId, siteId, languageId } = due
  const { secret: token, hash } = newSecret(192)
  await inTransaction(context, async (transaction) => {
    const now = context.now()
    // What is no longer sold has had its turn too, without a mail: there is nothing to buy again.
    const [claimed] = await transaction.rows(claim, { horseId, variantId, now, hash })
    if (!claimed || !offer) return
    const { scope, card } = offer
    const origin = siteOrigin(context.env, scope.host)
    const again = new URLSearchParams({ product: String(variantId), quantity: String(claimed.pieces) })
    const mail = {
      kind: 'pack-runs-out' as const,
      causeKey: `pack-runs-out:${horseId}:${variantId}:${claimed.openedOn}`,
      siteId,
      languageId,
      toAddress: claimed.emailAddress,
      facts: {
        horse: claimed.name,
        product: `${card.title} (${card.packSize})`,
        pack: {
          title: card.title,
          packSize: card.packSize,
          amountCents: Math.round(card.price.amount * 100),
          imagePath: card.image.src,
        },
        runsOutOn: claimed.runsOutOn,
        isSoldOut: isSoldOut(offer),
        buyUrl: origin + (isSoldOut(offer) ? card.url : `/buy-again/?${again.toString()}`),
        endUrl: `${origin}/horses/reminders/end/?token=${token}`,
        oneClickUrl: `${origin}/api/horses/reminders/oneclick?token=${token}`,
      },
    }
    await queueMail(transaction, mail, now)
    await addJob(transaction, 'send-mail', {})
  })
}

const findDue = statement<
  { from: string; until: string; lastHorse: number; lastVariant: number; perBatch: number },
  Due
>(
  'horses-due-reminders',
  `
    select horse_id "horseId", variant_id "variantId", site_id "siteId", language_id "languageId", runs_out_on "runsOutOn"
    from horse_pack
    where is_reminded and reminded_at is null and runs_out_on between :from::date and :until::date
      and (horse_id, variant_id) > (:lastHorse, :lastVariant)
    order by horse_id, variant_id limit :perBatch`,
)

const claim = statement<{ horseId: number; variantId: number; now: Date; hash: string }, Claimed>(
  'horses-claim-reminder',
  `
    with claimed_pack as (
      update horse_pack set reminded_at = :now, token_hash = :hash
      where horse_id = :horseId and variant_id = :variantId and is_reminded and reminded_at is null
      returning horse_id, runs_out_on, opened_on, pieces)
    select h.name, a.email_address "emailAddress", claimed_pack.runs_out_on "runsOutOn", claimed_pack.opened_on "openedOn",
      claimed_pack.pieces
    from claimed_pack join horse h using (horse_id) join account a on a.user_id = h.user_id`,
)

/** The owner who got the link gets no more of these mails, for any horse; a second click changes nothing (HORSES-12). */
export async function endReminders(
  context: AppContext,
  token: string,
): Promise<Result<null, 'link-invalid'>> {
  const rows = await context.database.rows(end, { tokenHash: hashOf(token) })
  return rows.length > 0 ? success(null) : refusal('link-invalid')
}

const end = statement<{ tokenHash: string }>(
  'horses-end-reminders',
  `
    with owner as (
      select h.user_id from horse_pack k join horse h using (horse_id) where k.token_hash = :tokenHash),
    ended_packs as (
      update horse_pack k set is_reminded = false from horse h, owner
      where h.user_id = owner.user_id and k.horse_id = h.horse_id and k.is_reminded)
    select from owner`,
)
