import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from '#texts'
import { Button } from '../../ui/button'
import { Container } from '../../ui/container'
import { Dialog } from '../../ui/dialog'
import { consentView } from '../../shared/consent/consent'
import { usePageFacts } from '../../shared/shop/page-handle'
import { type Host, type Shop, useShop } from '../../shared/shop/shop'
import { samePage } from '../switch/sibling-addresses'
import { browserApi } from '../../shared/shop/use-api'
import { dutchHost, localizationStep, storeChoice, storedChoice } from './localization'
import { visitorCountry } from './visitor-country'

/** Orders with a Dutch address are possible on the Dutch site alone: visitors from there are told, and choose. */
export function NetherlandsNotice() {
  const shop = useShop()
  const host = dutchHost(shop)
  const url = useDutchAddress(host)
  const [asking, setAsking] = useState<Shape | null>(null)
  useEffect(() => {
    if (!host) return undefined
    const step = localizationStep(storedChoice(), cameFromOurs(shop.hosts))
    if (step === 'nothing') return undefined
    let current = true
    void visitorCountry(browserApi(shop.siteId, shop.languageId)).then((country) => {
      if (!current || country !== 'NL') return
      if (step === 'follow') location.replace(url)
      else setAsking(shapeOf(shop))
    })
    return () => {
      current = false
    }
    // oxlint-disable-next-line react/exhaustive-deps -- asked once per visit: moving about changes neither the visitor's country nor the answer
  }, [])
  if (!asking || !host) return null
  const choose = (choice: 'stay' | 'leave') => {
    storeChoice(choice)
    setAsking(null)
    if (choice === 'leave') location.assign(url)
  }
  return <Question shape={asking} host={host} choose={choose} />
}

type Shape = 'bar' | 'dialog' | 'modal'

/** SHELL-3: a dialog would cover the question about cookies: while that is open, it stands above it instead. */
function shapeOf({ site }: Shop): Shape {
  if (!site.autoRedirectIfNotInSameCountry) return 'bar'
  return consentView.get() === 'closed' ? 'modal' : 'dialog'
}

type QuestionProps = { shape: Shape; host: Host; choose: (choice: 'stay' | 'leave') => void }

function Question({ shape, host, choose }: QuestionProps) {
  const text = useTranslations('shell.netherlands')
  const common = useTranslations('ui')
  const buttons = (
    <div className="flex flex-wrap gap-3">
      <Button look="brand" onClick={() => choose('leave')}>
        {text('go', { host: new URL(host.origin).hostname.replace(/\.localhost$/, '') })}
      </Button>
      <Button onClick={() => choose('stay')}>{text('stay')}</Button>
    </div>
  )
  if (shape === 'modal') {
    return (
      <Dialog
        open
        onClose={() => choose('stay')}
        title={text('title')}
        closeLabel={common('close')}
        footer={buttons}
      >
        <p>{text('text')}</p>
      </Dialog>
    )
  }
  return (
    <section
      role={shape === 'dialog' ? 'dialog' : undefined}
      aria-labelledby="netherlands-notice"
      className="border-line bg-surface border-t py-4"
    >
      <Container className="flex flex-wrap items-center justify-between gap-x-10 gap-y-3">
        <div className="max-w-prose">
          <h2 id="netherlands-notice" className="text-lg">
            {text('title')}
          </h2>
          <p className="text-sm">{text('text')}</p>
        </div>
        {buttons}
      </Container>
    </section>
  )
}

function useDutchAddress(host: Host | null): string {
  const { alternates = [] } = usePageFacts()
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
