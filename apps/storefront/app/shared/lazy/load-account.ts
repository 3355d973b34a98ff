import { logClientError } from '@haverhof/api-client/browser'
import { whenConnected } from '../../toolkit/connection'
import { accountStorageKey } from '../../toolkit/constants'
import { whenIdle } from '../../toolkit/late-triggers'
import { readStored } from '../../toolkit/storage'
import type { ScopeIds } from '../shop/shop'

/**
 * The session itself is out of reach of scripts, so the browser notes that there is one (SIGN-IN-PAGES-2). Who has none is never
 * asked for on the pages of the shop; who has one is, once the browser is idle.
 */
export function openAccountWhenIdle(scope: ScopeIds): void {
  const open = () => {
    whenConnected(() => import('../account'))
      .then(({ openAccount }) => openAccount(scope).ensure())
      .catch(logClientError)
  }
  if (readStored(accountStorageKey) !== null) whenIdle(open)
}
