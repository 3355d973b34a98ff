import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from '#texts'
import { Button } from '../../ui/button'
import { Container } from '../../ui/container'
import { Dialog } from '../../ui/dialog'
import { usePageFacts } from '../page-handle'
import { type Host, useShop } from '../shop'
import { samePage } from '../switch/sibling-addresses'
import { browserApi } from '../use-api'
import { dutchHost, localizationStep, storeChoice, storedChoice } from './localization'
import { visitorCountry } from './visitor-country'

/** Orders with a Dutch address are possible on the Dutch site alone: visitors from there are told, and choose. */
export function NetherlandsNotice() {
  const shop = useShop()
  const host = dutchHost(shop)
  const url = useDutchAddress(host)
  const [asking, setAsking] = useState(false)
  useEffect(() => {
    if (!host) return undefined
    const step = localizationStep(storedChoice(), cameFromOurs(shop.hosts))
    if (step === 'nothing') return undefined
    let current = true
    void visitorCountry(browserApi(shop.siteId, shop.languageId)).then((country) => {
      if (!current || country !== 'NL') return
      if (step === 'follow') location.replace(url)
      else setAsking(true)
    })
    return () => {
      current = false
    }
    // Asked once per visit: moving about changes neither the visitor's country nor the answer.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  if (!asking || !host) return null
  const choose = (choice: 'stay' | 'leave') => {
    storeChoice(choice)
    setAsking(false)
    if (choice === 'leave') location.assign(url)
  }
  return <Question asDialog={shop.site.autoRedirectIfNotInSameCountry} host={host} choose={choose} />
}

type QuestionProps = { asDialog: boolean; host: Host; choose: (choice: 'stay' | 'leave') => void }

function Question({ asDialog, host, choose }: QuestionProps) {
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
  if (asDialog) {
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
    <section aria-labelledby="netherlands-notice" className="border-line bg-surface border-t py-4">
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
