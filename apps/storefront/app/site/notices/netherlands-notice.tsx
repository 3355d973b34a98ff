import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { logClientError } from '../../toolkit/client-log'
import { lateWithTexts } from '../../shared/shop/late-with-texts'
import { consentView } from '../../shared/consent/consent'
import { usePageFacts } from '../../shared/shop/page-handle'
import { type Host, hostsOf } from '../../shared/shop/hosts'
import { type Shop, useShop } from '../../shared/shop/shop'
import { samePage } from '../switch/sibling-addresses'
import { visitorCountry } from './visitor-country'
import { dutchHost, type LocalizationStep, localizationStep, storeChoice, storedChoice } from './localization'
import type { Shape } from './netherlands-question'

/** Comes to those who are asked. */
const NetherlandsQuestion = lateWithTexts(
  'notices',
  async () => (await import('./netherlands-question')).NetherlandsQuestion,
)

/** Orders with a Dutch address are possible on the Dutch site alone: visitors from there are told, and choose. */
export function NetherlandsNotice() {
  const shop = useShop()
  const host = dutchHost(shop)
  const url = useDutchAddress(host)
  const [asking, setAsking] = useState<Shape | null>(null)
  const [step, setStep] = useState<LocalizationStep>('nothing')
  useEffect(() => {
    if (host) setStep(localizationStep(storedChoice(), cameFromOurs(hostsOf(shop))))
    // oxlint-disable-next-line react/exhaustive-deps -- asked once per visit: moving about changes neither the visitor's country nor the answer
  }, [])
  useEffect(() => {
    if (step === 'nothing') return
    const tell = (country: string | null) => {
      if (country !== 'NL') return
      if (step === 'follow') location.replace(url)
      else setAsking(shapeOf(shop))
    }
    visitorCountry(shop).then(tell).catch(logClientError)
    // oxlint-disable-next-line react/exhaustive-deps -- told once
  }, [step])
  if (!asking || !host) return null
  const choose = (choice: 'stay' | 'leave') => {
    storeChoice(choice)
    setAsking(null)
    if (choice === 'leave') location.assign(url)
  }
  return (
    <Suspense>
      <NetherlandsQuestion shape={asking} host={host} choose={choose} />
    </Suspense>
  )
}

/** SHELL-3: a dialog would cover the question about cookies: while that is open, it stands above it instead. */
function shapeOf({ site }: Shop): Shape {
  if (!site.autoRedirectIfNotInSameCountry) return 'bar'
  return consentView.get() === 'closed' ? 'modal' : 'dialog'
}

function useDutchAddress(host: Host | null): string {
  const { alternates } = usePageFacts()
  const shop = useShop()
  const { pathname } = useLocation()
  if (!host) return '/'
  return samePage(shop, host, alternates, pathname) ?? `${host.origin}/`
}

function cameFromOurs(hosts: readonly Host[]): boolean {
  return (
    URL.canParse(document.referrer) &&
    hosts.some(({ origin }) => origin === new URL(document.referrer).origin)
  )
}
