import { useTranslations } from '#texts'
import { shownLines, useCartState } from '../../shared/cart'
import { accountState, nobodyYet } from '../../shared/state/account-state'
import { accountStorageKey } from '../../toolkit/constants'
import { readStored } from '../../toolkit/storage'
import { useStore } from '../../toolkit/store'

/** An order needs no account, but what comes again does; who has one is told nothing about it (CART-PAGES-34, REPEAT-2). */
export function CartIntro() {
  const t = useTranslations('cart')
  const { isLoaded, isAuthenticated } = useStore(accountState, nobodyYet)
  // Until the browser has asked, what it noted of the session counts (SIGN-IN-PAGES-2).
  const isCustomer = isLoaded ? isAuthenticated : readStored(accountStorageKey) !== null
  const isRepeated = shownLines(useCartState()).some(({ repeatDays }) => repeatDays !== null)
  const words = isRepeated ? t(isCustomer ? 'introCosts' : 'introRepeat') : t('intro')
  return (
    <p className="text-muted mt-2 max-w-prose" data-no-print>
      {words}
    </p>
  )
}
