import { dateFormat } from '@haverhof/domain/shared'
import { useSyncExternalStore } from 'react'
import { type Translate, useTranslations } from '#texts'
import { type OpenState, type OpeningHours, openState } from './open-state'

const MINUTE = 60_000

type Props = { hours: readonly OpeningHours[]; timeZone: string; culture: string }

/** Open-now indicator, refreshed every minute. */
export function OpenSentence({ hours, timeZone, culture }: Props) {
  const t = useTranslations('footer.hours')
  const minute = useSyncExternalStore(everyMinute, currentMinute)
  const state = openState(hours, new Date(minute * MINUTE), timeZone)
  return (
    state && (
      <>
        <span
          aria-hidden
          className={`size-2.5 shrink-0 rounded-full ${state.open ? 'bg-success' : 'bg-line-strong'}`}
        />
        {sentence(state, t, culture)}
      </>
    )
  )
}

function sentence(state: OpenState, t: Translate<'footer.hours'>, culture: string): string {
  if (state.open) return t('openUntil', { time: clock(state.closesAt, culture) })
  const time = clock(state.opensAt, culture)
  if (state.inDays === 0) return t('opensToday', { time })
  return t('opensOn', { day: weekdayName(state.weekday, culture), time })
}

function clock(time: string, culture: string): string {
  return dateFormat(culture, { timeStyle: 'short', timeZone: 'UTC' }).format(
    new Date(`2026-01-05T${time}:00Z`),
  )
}

/** 5 January 2026 is a Monday. */
function weekdayName(weekday: number, culture: string): string {
  return dateFormat(culture, { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2026, 0, 4 + weekday)),
  )
}

function currentMinute(): number {
  return Math.floor(Date.now() / MINUTE)
}

function everyMinute(changed: () => void): () => void {
  const timer = setInterval(changed, MINUTE / 4)
  return () => clearInterval(timer)
}
