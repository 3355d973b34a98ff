import type { TrackedItem } from '../../toolkit/data-layer'
import type { Card } from './card'

/** The list a card stands in, as statistics name it. */
export type CardList = { id: string; name: string }

export function trackedCard(
  card: Card,
  list: CardList,
  index: number,
): TrackedItem & { item_list_id: string; item_list_name: string } {
  return {
    item_id: String(card.productVariantId),
    item_name: card.title,
    item_variant: card.packSize,
    item_list_id: list.id,
    item_list_name: list.name,
    index,
    price: card.price.amount,
  }
}
