import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { campaign } from '../platform/campaign'
import { logClientError } from '../platform/client-log'
import { track } from '../platform/data-layer'
import { impressions } from '../platform/impressions'
import { wakeCart } from './cart-door'
import { consent, startConsent } from './consent/consent'
import { denyByDefault } from './consent/consent-mode'
import { loadTagManager, needsTagManager } from './consent/tag-manager'
import { usePageFacts, usePageHandle } from './page-handle'
import { hasCart, useShop } from './shop'
import { browserApi } from './use-api'

let started = false

/** What happens once per visit, after the page came to life; and once per page. */
export function StartUp() {
  const shop = useShop()
  const { layout } = usePageHandle()
  useEffect(() => {
    if (started) return
    started = true
    const { gtmContainerId } = shop.site
    const api = browserApi(shop.siteId, shop.languageId)
    denyByDefault()
    const check = () => {
      if (needsTagManager(consent.get(), gtmContainerId)) void loadTagManager(api)
    }
    consent.subscribe(check)
    startConsent()
    // Checkout opens the cart itself, and not before it knows whether an order has used it up.
    if (hasCart(shop) && layout !== 'checkout') wakeCart(shop)
    const mailplusId = campaign.get()
    if (mailplusId === null) return
    campaign.set(null)
    api.conversion.report(mailplusId).catch(logClientError)
  }, [shop, layout])
  usePageViews()
  return null
}

function usePageViews(): void {
  const { pathname } = useLocation()
  const { kind } = usePageFacts()
  useEffect(() => {
    impressions.forget()
    track('page_view', {
      page_location: `${location.origin}${pathname}`,
      page_title: document.title,
      ...(kind && { page_kind: kind }),
    })
  }, [pathname, kind])
}
