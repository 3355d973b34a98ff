import { type MouseEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from '#texts'
import { announce } from '../../shared/shop/announce'
import { shownLines, unnamedCount, useCart } from '../../shared/cart'
import { firstObstacle, type Obstacle } from './obstacles'

export type Checkout = {
  /** True once the visitor wanted on although samples had no name: the empty fields say so from then on. */
  showMissing: boolean
  follow: (click: MouseEvent<HTMLAnchorElement>) => void
}

/** The way to checkout, or to the first thing that stands in it (CART-PAGES-14). */
export function useCheckout(): Checkout {
  const t = useTranslations('cart-editing')
  const cart = useCart()
  const navigate = useNavigate()
  const [showMissing, setShowMissing] = useState(false)
  const goOn = async (to: string) => {
    // A name that was typed a moment ago may still be on its way.
    await cart().settled()
    const lines = shownLines(cart().state.get())
    const obstacle = firstObstacle(lines)
    if (!obstacle) {
      await navigate(to)
      return
    }
    setShowMissing(true)
    if (obstacle.kind === 'sample') announce(t('samples.missingCount', { count: unnamedCount(lines) }))
    goTo(obstacle)
  }
  return {
    showMissing,
    follow(click) {
      if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey || click.button !== 0) return
      click.preventDefault()
      void goOn(click.currentTarget.pathname)
    },
  }
}

function goTo({ elementId }: Obstacle): void {
  const element = document.querySelector<HTMLElement>(`#${elementId}`)
  const field = element instanceof HTMLInputElement ? element : element?.querySelector('input')
  field?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'center' })
}
