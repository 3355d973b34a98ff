import { intervalWords } from '@haverhof/domain/cart'
import { type ReactNode, useState } from 'react'
import { useTranslations } from '#texts'
import { useFormats } from '../../platform/formats'
import { useCan } from '../../platform/session'
import { useAddressState } from '../../platform/use-address-state'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { Card } from '../../ui/page-frame'
import type { Customer, RepeatDelivery } from './customer'
import { RepeatDialog, type Wish } from './repeat-dialog'

const tones = { active: 'success', paused: 'warning', ended: 'neutral' } as const

/** What comes to the customer by itself, and what staff do about it when the customer phones (REPEAT-22). */
export function RepeatCard({ customer: { repeatDeliveries, account } }: { customer: Customer }) {
  const t = useTranslations('office-customers.repeats')
  const [{ repeat: markedId }] = useAddressState()
  const [dialog, setDialog] = useState<{ repeat: RepeatDelivery; wish: Wish } | null>(null)
  return (
    <Card title={t('title')}>
      {repeatDeliveries.length === 0 ? <p className="text-muted">{t('none')}</p> : null}
      <ul aria-label={t('title')} className="grid">
        {repeatDeliveries.map((repeat) => (
          <RepeatItem
            key={repeat.repeatDeliveryId}
            repeat={repeat}
            isMarked={String(repeat.repeatDeliveryId) === markedId}
            actions={<Actions repeat={repeat} onAsk={(wish) => setDialog({ repeat, wish })} />}
          />
        ))}
      </ul>
      {dialog ? <RepeatDialog {...dialog} userId={account.userId} onClose={() => setDialog(null)} /> : null}
    </Card>
  )
}

type ItemProps = { repeat: RepeatDelivery; isMarked: boolean; actions: ReactNode }

function RepeatItem({ repeat, isMarked, actions }: ItemProps) {
  const t = useTranslations('office-customers.repeats')
  const { repeatDeliveryId, state, pauseReason, days, lines } = repeat
  return (
    <li
      ref={isMarked ? scrollTo : undefined}
      aria-current={isMarked ? 'true' : undefined}
      className={`border-line grid gap-1.5 border-b py-3 first:pt-1 last:border-b-0 last:pb-0 ${isMarked ? 'border-l-brand border-l-4 pl-3' : ''}`}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-semibold">{t('number', { number: String(repeatDeliveryId) })}</h3>
        <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
        {pauseReason ? <span className="text-muted">{t(`reasons.${pauseReason}`)}</span> : null}
        <span>{t('every', intervalWords(days))}</span>
      </div>
      <ul>
        {lines.map(({ productVariantId, quantity, title, packSize }) => (
          <li key={productVariantId}>
            {quantity} × {title ?? t('gone', { number: String(productVariantId) })} {packSize}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <NextDay repeat={repeat} />
        {actions}
      </div>
    </li>
  )
}

/** Who comes from an order finds its repeat delivery without looking for it. */
function scrollTo(item: HTMLLIElement | null): void {
  item?.scrollIntoView({ block: 'center' })
}

function NextDay({ repeat: { state, day, changeUntil } }: { repeat: RepeatDelivery }) {
  const t = useTranslations('office-customers.repeats')
  const formats = useFormats()
  if (state === 'ended') return null
  const text =
    state === 'active'
      ? t('next', { day: formats.day(day), until: formats.day(changeUntil) })
      : t('rests', { day: formats.day(day) })
  return <p className="text-muted">{text}</p>
}

function Actions({ repeat, onAsk }: { repeat: RepeatDelivery; onAsk: (wish: Wish) => void }) {
  const t = useTranslations('office-customers.repeats')
  const can = useCan()
  const { state, siteId, repeatDeliveryId } = repeat
  if (state === 'ended' || !can('repeats.change', siteId)) return null
  const wishes = [state === 'active' ? 'pause' : 'resume', 'end'] as const
  return (
    <div className="flex gap-2">
      {wishes.map((wish) => (
        <Button
          key={wish}
          look={wish === 'end' ? 'danger' : 'quiet'}
          aria-label={`${t(`${wish}.go`)} ${repeatDeliveryId}`}
          onPress={() => onAsk(wish)}
        >
          {t(`${wish}.go`)}
        </Button>
      ))}
    </div>
  )
}
