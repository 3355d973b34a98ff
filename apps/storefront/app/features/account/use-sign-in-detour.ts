import { useLocation, useNavigate } from 'react-router'
import { openAccount, signInPath } from '../../shared/account'
import { useShop } from '../../shared/shop/shop'

/** ACCOUNT-PAGES-3: the session has ended: to the page that asks to sign in, and back here afterwards. */
export function useSignInDetour(): () => void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const shop = useShop()
  return () => {
    openAccount(shop).clear()
    void navigate(signInPath(pathname + search), { replace: true })
  }
}
