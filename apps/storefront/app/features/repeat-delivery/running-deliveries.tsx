import { intervalWords } from '@haverhof/domain/cart'
import type { Schemas } from '@haverhof/api-client'
import { repeatDeliveryCalls } from '@haverhof/api-client/repeat-deliveries'
import { useId, useRef, useState } from 'react'
import { useTranslations } from '#texts'
import { useFormats } from '../../shared/prices/formats'
import { useShop } from '../../shared/shop/shop'
import { answerOf, useQuery } from '../../shared/shop/use-query'
import { Button, ButtonLink } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { AdditionConsent } from './addition-consent'

export type RunningProps = { productVariantId: number; title: string; quantity: number }
type Repeat = Schemas['RepeatDelivery']

/** Who has a repeat delivery that runs at this site, and can still be changed, may have this come with it (REPEAT-21). */
export function RunningDeliveries(pack: RunningProps) {
  const t = useTranslations('repeat-addition')
  const { siteId } = useShop()
  const id = useId()
  const { content } = useQuery('running repeat deliveries', (api) => api.extended(repeatDeliveryCalls).list())
  const running = (answerOf(content) ?? []).filter(
    (repeat) => repeat.siteId === siteId && repeat.state === 'active' && repeat.mayChange,
  )
  if (running.length === 0) return null
  return (
    <section
      aria-labelledby={id}
      className="border-line-strong rounded-card mt-2 flex flex-col gap-3 border p-4"
    >
      <p id={id} className="leading-snug font-semibold">
        {t('title')}
      </p>
      <ul className="divide-line flex flex-col divide-y">
        {running.map((repeat) => (
          <Running key={repeat.repeatDeliveryId} repeat={repeat} {...pack} />
        ))}
      </ul>
    </section>
  )
}

function Running({ repeat, ...pack }: RunningProps & { repeat: Repeat }) {
  const t = useTranslations('repeat-addition')
  const choice = useTranslations('repeat-choice')
  const formats = useFormats()
  const [stage, setStage] = useState<'offered' | 'asked' | 'added'>('offered')
  const item = useRef<HTMLLIElement>(null)
  // The button that was pressed goes; what comes instead has the focus.
  const goTo = (next: typeof stage) => {
    setStage(next)
    item.current?.focus({ preventScroll: true })
  }
  const { repeatDeliveryId, days, day } = repeat
  const words = t('next', { often: choice('every', intervalWords(days)), date: formats.day(day) })
  return (
    <li ref={item} tabIndex={-1} className="flex flex-col gap-3 py-3 outline-none first:pt-0 last:pb-0">
      <p className="flex items-start gap-2 text-sm">
        <Icon name="refresh" size={18} className="text-brand mt-0.5 shrink-0" />
        {words}
      </p>
      {stage === 'offered' ? (
        <Button onClick={() => goTo('asked')} className="self-start">
          {t('add')}
          <span className="sr-only"> {words}</span>
        </Button>
      ) : null}
      {stage === 'asked' ? (
        <AdditionConsent
          // Another pack or another number is another price to agree to.
          key={`${pack.productVariantId} ${pack.quantity}`}
          repeat={repeat}
          {...pack}
          onAdded={() => goTo('added')}
          onCancel={() => goTo('offered')}
        />
      ) : null}
      {stage === 'added' ? (
        <>
          <p className="text-success flex items-start gap-2 font-medium">
            <Icon name="check" size={20} className="mt-0.5 shrink-0" />
            {t('done', { product: pack.title })}
          </p>
          <ButtonLink to={`/account/repeat-deliveries/${repeatDeliveryId}/`} className="self-start">
            {t('view')}
          </ButtonLink>
        </>
      ) : null}
    </li>
  )
}
