import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { campaign } from '../platform/campaign'
import { logClientError } from '../platform/client-log'
import { track } from '../platform/data-layer'
import { impressions } from '../platform/impressions'
import { inOwnTurn } from '../platform/own-turn'
import { wakeAccount } from './account-door'
import { wakeCart } from './cart-door'
import { consent, startConsent } from './consent/consent'
import { denyByDefault } from './consent/consent-mode'
import { loadTagManager, needsTagManager } from './consent/tag-manager'
import { usePageFacts, usePageHandle } from './page-handle'
import { hasCart, type Shop, useShop } from './shop'
import { browserApi } from './use-api'

let started = false

/** What happens once per visit, after the page came to life; and once per page. */
export function StartUp() {
  const shop = useShop()
  const { layout, isSecret } = usePageHandle()
  useEffect(() => {
    if (started) return
    started = true
    denyByDefault()
    inOwnTurn(startConsent)
    // Checkout opens the cart itself, and not before it knows whether an order has used it up; the page of the bank,
    // where that happens, shows none.
    if (hasCart(shop) && layout === 'shop') wakeCart(shop)
    if (hasCart(shop)) wakeAccount(shop)
    reportCampaign(shop)
  }, [shop, layout])
  useTagManager(shop, isSecret)
  usePageViews(isSecret)
  return null
}

function reportCampaign({ siteId, languageId }: Shop): void {
  const mailplusId = campaign.get()
  if (mailplusId === null) return
  campaign.set(null)
  browserApi(siteId, languageId).conversion.report(mailplusId).catch(logClientError)
}

/** CONSENT-4, SIGN-IN-PAGES-10: after a choice that needs it, and not while the address carries a secret. */
function useTagManager({ siteId, languageId, site: { gtmContainerId } }: Shop, isSecret: boolean): void {
  useEffect(() => {
    if (isSecret) return undefined
    const check = () => {
      if (needsTagManager(consent.get(), gtmContainerId)) void loadTagManager(browserApi(siteId, languageId))
    }
    check()
    return consent.subscribe(check)
  }, [siteId, languageId, gtmContainerId, isSecret])
}

/** LABORATORY-PAGES-11: a page whose address is a key is not reported. */
function usePageViews(isSecret: boolean): void {
  const { pathname } = useLocation()
  const { kind } = usePageFacts()
  useEffect(() => {
    impressions.forget()
    if (isSecret) return
    // After the visitor's choice about such reports, which is read in an earlier turn.
    inOwnTurn(() => {
      track('page_view', {
        page_location: `${location.origin}${pathname}`,
        page_title: document.title,
        ...(kind && { page_kind: kind }),
      })
    })
  }, [pathname, kind, isSecret])
}
