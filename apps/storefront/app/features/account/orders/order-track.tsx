import type { OrderStatus } from '@haverhof/domain/orders'
import { useTranslations } from '#texts'
import { useFormats } from '../../../shared/prices/formats'
import { Icon } from '../../../ui/icon'
import { Notice } from '../../../ui/notice'

const way = ['open', 'paid', 'processing', 'sent', 'closed'] as const satisfies readonly OrderStatus[]

type TrackStep = { name: (typeof way)[number]; state: 'done' | 'current' | 'to-come' }

/** Every step before the current one is done; a cancelled order has no way any more (ACCOUNT-PAGES-5). */
export function trackOf(status: Exclude<OrderStatus, 'cancelled'>): TrackStep[] {
  const position = way.indexOf(status)
  return way.map((name, index) => ({
    name,
    state: index < position ? 'done' : index === position ? 'current' : 'to-come',
  }))
}

type Props = { status: OrderStatus; orderedAt: string; paidAt: string | null; sentAt: string | null }

/** The way of an order from the till to the stable, and how far it has come (ACCOUNT-PAGES-5). */
export function OrderTrack({ status, orderedAt, paidAt, sentAt }: Props) {
  const t = useTranslations('account')
  if (status === 'cancelled') return <Notice tone="warning">{t('status.cancelled.text')}</Notice>
  const dates: Record<string, string | null> = { open: orderedAt, paid: paidAt, sent: sentAt }
  return (
    <ol aria-label={t('order.track.label')} className="grid gap-x-2 sm:grid-cols-5">
      {trackOf(status).map((step) => (
        <Step
          key={step.name}
          step={step}
          date={step.state === 'to-come' ? null : (dates[step.name] ?? null)}
        />
      ))}
    </ol>
  )
}

function Step({ step: { name, state }, date }: { step: TrackStep; date: string | null }) {
  const t = useTranslations('account.order.track')
  const formats = useFormats()
  const isReached = state !== 'to-come'
  return (
    <li
      aria-current={state === 'current' ? 'step' : undefined}
      className={`relative flex gap-3 pb-4 last:pb-0 sm:flex-col sm:gap-2 sm:pb-0 ${isReached ? '' : 'text-muted'} ${state === 'done' ? 'before:bg-brand' : 'before:bg-line'} before:absolute before:top-8 before:bottom-0 before:left-[1.35rem] before:w-0.5 last:before:hidden sm:before:top-[1.35rem] sm:before:right-0 sm:before:bottom-auto sm:before:left-9 sm:before:h-0.5 sm:before:w-auto`}
    >
      <span
        className={`grid size-7 shrink-0 place-items-center rounded-full border-2 ${isReached ? 'border-brand bg-brand text-on-brand' : 'border-line-strong bg-ground'}`}
      >
        {isReached ? <Icon name="check" size={16} /> : null}
      </span>
      <span className="min-w-0 leading-snug sm:pr-2">
        <span className={state === 'current' ? 'font-semibold' : ''}>{t(name)}</span>
        {isReached ? null : <span className="sr-only"> {t('toCome')}</span>}
        {date ? (
          <span className="text-muted block text-sm whitespace-nowrap">{formats.date(date)}</span>
        ) : null}
      </span>
    </li>
  )
}
