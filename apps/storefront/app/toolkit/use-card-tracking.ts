import { type RefObject, useEffect, useRef } from 'react'
import { track } from './data-layer'
import { type Impression, impressions } from './impressions'

/** The list of a card, as statistics name it. */
export type CardList = { id: string; name: string }

type TrackedCard = { productVariantId: number; title: string; packSize: string; price: { amount: number } }

/**
 * Reports which cards of the list with the ref became visible and which were followed (TRACKING-2). One listener serves the
 * whole list.
 */
export function useCardTracking<List extends HTMLElement>(
  cards: readonly TrackedCard[],
  { id, name }: CardList,
): RefObject<List | null> {
  const list = useRef<List>(null)
  useEffect(() => {
    const element = list.current
    if (!element) return undefined
    const items = new Map(
      cards.map((card, index) => [String(card.productVariantId), trackedCard(card, { id, name }, index)]),
    )
    const itemOf = (link: Element | null) => items.get(link?.getAttribute('data-card') ?? '')
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        const item = itemOf(target)
        if (isIntersecting && item) impressions.saw(item)
      }
    })
    for (const link of element.querySelectorAll('[data-card]')) observer.observe(link)
    const follow = (click: MouseEvent) => {
      const item = click.target instanceof Element ? itemOf(click.target.closest('[data-card]')) : undefined
      if (item) track('select_item', { item_list_id: id, item_list_name: name, items: [item] })
    }
    element.addEventListener('click', follow)
    return () => {
      observer.disconnect()
      element.removeEventListener('click', follow)
    }
  }, [cards, id, name])
  return list
}

function trackedCard(card: TrackedCard, list: CardList, index: number): Impression {
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
