import { logClientError } from '@haverhof/api-client/browser'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { campaign } from '../toolkit/campaign'
import { track } from '../toolkit/data-layer'
import { impressions } from '../toolkit/impressions'
import { inOwnTurn } from '../toolkit/late-triggers'
import { openAccountWhenIdle } from '../shared/lazy/load-account'
import { openCartWhenIdle } from '../shared/lazy/load-cart'
import { consent, startConsent } from '../shared/consent/consent'
import { denyByDefault } from '../shared/consent/consent-mode'
import { loadTagManager, needsTagManager } from '../shared/consent/tag-manager'
import { lateApi } from '../shared/shop/late-api'
import { usePageFacts, usePageHandle } from '../shared/shop/page-handle'
import { hasCart, type Shop, useShop } from '../shared/shop/shop'

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
    if (hasCart(shop) && layout === 'shop') openCartWhenIdle(shop)
    if (hasCart(shop)) openAccountWhenIdle(shop)
    reportCampaign(shop)
  }, [shop, layout])
  useTagManager(shop, isSecret)
  usePageViews(isSecret)
  return null
}

function reportCampaign(shop: Shop): void {
  const mailplusId = campaign.get()
  if (mailplusId === null) return
  campaign.set(null)
  lateApi(shop)
    .then((api) => api.conversion.report(mailplusId))
    .catch(logClientError)
}

/** After a choice that needs it, and not while the address carries a secret (CONSENT-4, SIGN-IN-PAGES-26). */
function useTagManager({ siteId, languageId, site: { gtmContainerId } }: Shop, isSecret: boolean): void {
  useEffect(() => {
    if (isSecret) return undefined
    const check = () => {
      if (needsTagManager(consent.get(), gtmContainerId))
        lateApi({ siteId, languageId }).then(loadTagManager).catch(logClientError)
    }
    check()
    return consent.subscribe(check)
  }, [siteId, languageId, gtmContainerId, isSecret])
}

/** A page whose address is a key is not reported (LABORATORY-PAGES-11). */
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
