import { mayChange } from '@haverhof/domain/repeat-delivery'
import { addDays } from '@haverhof/domain/shared'
import type { SiteScope } from '@haverhof/domain/sites'
import type { AppContext } from '../../app-context.ts'
import { readVariantCards } from '../../catalogue/index.ts'
import type { RepeatDeliveryView } from '../schemas.ts'
import { type OwnRepeat, ownRepeats } from '../store/own-repeats.ts'
import { todayAt } from '../store/today.ts'

/** All of a customer; two statements (REPEAT-16). */
export async function listRepeats(
  context: AppContext,
  { userId, scope }: { userId: string; scope: SiteScope },
): Promise<RepeatDeliveryView[]> {
  const repeats = await ownRepeats(context, userId)
  return viewsOf(context, scope, repeats)
}

export async function viewsOf(
  context: AppContext,
  scope: SiteScope,
  repeats: readonly OwnRepeat[],
): Promise<RepeatDeliveryView[]> {
  const ids = new Set(repeats.flatMap(({ lines }) => lines.map(({ variantId }) => variantId)))
  const variantCards = ids.size > 0 ? await readVariantCards(context, scope, [...ids]) : []
  const cards = new Map(variantCards.map((card) => [card.productVariantId, card]))
  const today = todayAt(scope, context.now())
  return repeats.map((repeat) => ({
    repeatDeliveryId: repeat.repeatDeliveryId,
    siteId: repeat.siteId,
    version: repeat.version,
    state: repeat.state,
    pauseReason: repeat.pauseReason,
    days: repeat.days,
    day: repeat.day,
    changeUntil: addDays(repeat.orderOn, -1),
    mayChange: repeat.state !== 'ended' && (repeat.state === 'paused' || mayChange(repeat, today)),
    announcedAmount:
      repeat.announcedDay === repeat.day && repeat.announcedCents !== null
        ? repeat.announcedCents / 100
        : null,
    paymentMethodId: repeat.paymentMethodId,
    paymentLabel: repeat.label,
    isCollected: repeat.mandateId !== null,
    endingWaits: repeat.endingWaits,
    lines: repeat.lines.map(({ variantId, quantity }) => {
      const card = cards.get(variantId)
      return {
        productVariantId: variantId,
        quantity,
        title: card?.title ?? null,
        packSize: card?.packSize ?? null,
        url: card?.url ?? null,
        imageUrl: card?.image.src ?? null,
      }
    }),
  }))
}
