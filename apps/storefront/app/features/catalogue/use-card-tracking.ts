import { type RefObject, useEffect } from 'react'
import { track } from '../../toolkit/data-layer'
import { impressions } from '../../toolkit/impressions'
import type { Card } from './card'
import { type CardList, trackedCard } from './tracked-card'

/** Tells which cards came into sight and which were followed. One listener serves the whole list. */
export function useCardTracking(
  grid: RefObject<HTMLElement | null>,
  cards: readonly Card[],
  list: CardList | undefined,
): void {
  const id = list?.id
  const name = list?.name
  useEffect(() => {
    const element = grid.current
    if (!element || id === undefined || name === undefined) return undefined
    const items = new Map(
      cards.map((card, place) => [String(card.productVariantId), trackedCard(card, { id, name }, place)]),
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
  }, [grid, cards, id, name])
}
