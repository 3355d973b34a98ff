import { useTranslations } from '#texts'
import { shownLines, useCartState } from '../../shared/cart'
import { accountState, nobodyYet } from '../../shared/state/account-state'
import { useStore } from '../../toolkit/store'

/** CART-PAGES-24, REPEAT-2: an order needs no account, but what comes again does; who has one is told nothing about it. */
export function CartIntro() {
  const t = useTranslations('cart')
  const { isAuthenticated } = useStore(accountState, nobodyYet)
  const isRepeated = shownLines(useCartState()).some(({ repeatWeeks }) => repeatWeeks !== null)
  const words = isRepeated ? t(isAuthenticated ? 'introCosts' : 'introRepeat') : t('intro')
  return (
    <p className="text-muted mt-2 max-w-prose" data-no-print>
      {words}
    </p>
  )
}
