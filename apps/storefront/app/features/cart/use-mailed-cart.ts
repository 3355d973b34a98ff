import { useEffect } from 'react'
import { openCart } from '../../shared/cart'
import { useShop } from '../../shared/shop/shop'
import { createStore, useStore } from '../../toolkit/store'
import { mailedCartId, takeMailedCart } from './mailed-cart'

const mailed = createStore<'none' | 'taking' | 'taken' | 'own' | 'gone'>('none')

/** REMINDERS-2: where the cart of the letter stands that led here; its id does not stay in the address. */
export function useMailedCart() {
  const { siteId, languageId } = useShop()
  useEffect(() => {
    const id = mailedCartId(location.hash)
    if (id === null) return undefined
    history.replaceState(history.state, '', location.pathname + location.search)
    mailed.set('taking')
    void takeMailedCart(openCart({ siteId, languageId }), id).then(mailed.set)
    return () => mailed.set('none')
  }, [siteId, languageId])
  return useStore(mailed, 'none')
}
