import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { consentView } from '../../shared/consent/consent'
import { usePageFacts } from '../../shared/shop/page-handle'
import { type Host, hostsOf } from '../../shared/shop/hosts'
import { type Shop, useShop } from '../../shared/shop/shop'
import { dutchAddress } from './dutch-address'
import { dutchHost } from './dutch-host'
import { localizationStep, storeChoice, storedChoice } from './localization'
import { NetherlandsQuestion, type Shape } from './netherlands-question'

/** Orders with a Dutch address are possible on the Dutch site alone: visitors from there are told, and choose. */
export function NetherlandsNotice() {
  const shop = useShop()
  const host = dutchHost(shop)
  const url = useDutchAddress(host)
  const [asking, setAsking] = useState<Shape | null>(null)
  useEffect(() => {
    const step = localizationStep(storedChoice(), cameFromOurs(hostsOf(shop)))
    if (step === 'follow') location.replace(url)
    if (step === 'ask') setAsking(shapeOf(shop))
    // oxlint-disable-next-line react/exhaustive-deps -- asked once per visit: moving about changes neither the visitor's country nor the answer
  }, [])
  if (!asking || !host) return null
  const choose = (choice: 'stay' | 'leave') => {
    storeChoice(choice)
    setAsking(null)
    if (choice === 'leave') location.assign(url)
  }
  return <NetherlandsQuestion shape={asking} host={host} choose={choose} />
}

/** A dialog would cover the question about cookies: while that is open, it stands above it instead (SHELL-28). */
function shapeOf({ site }: Shop): Shape {
  if (!site.autoRedirectIfNotInSameCountry) return 'bar'
  return consentView.get() === 'closed' ? 'modal' : 'dialog'
}

function useDutchAddress(host: Host | null): string {
  const { alternates } = usePageFacts()
  const shop = useShop()
  const location = useLocation()
  return host ? dutchAddress(shop, host, alternates, location) : '/'
}

function cameFromOurs(hosts: readonly Host[]): boolean {
  return (
    URL.canParse(document.referrer) &&
    hosts.some(({ origin }) => origin === new URL(document.referrer).origin)
  )
}
