import { type RefObject, startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type Translate, useTranslations } from '#texts'
import { whenVisible } from '../../platform/late-triggers'
import { type OpenState, type OpeningHours, openState } from './opening-hours'

const MINUTE = 60_000

/** Whether somebody answers now. The page is the same for everybody at every hour, so this appears in the browser only. */
export function OpenNow({
  hours,
  timeZone,
  culture,
}: {
  hours: readonly OpeningHours[]
  timeZone: string
  culture: string
}) {
  const t = useTranslations('home.hours')
  const [place, isSeen] = useSeen()
  const minute = useSyncExternalStore(everyMinute, isSeen ? currentMinute : unknown, unknown)
  const state = minute === null ? null : openState(hours, new Date(minute * MINUTE), timeZone)
  return (
    <p ref={place} className="flex min-h-[1.6em] items-center gap-2.5 font-semibold">
      {state && (
        <>
          <span
            aria-hidden
            className={`size-2.5 shrink-0 rounded-full ${state.open ? 'bg-success' : 'bg-line-strong'}`}
          />
          {sentence(state, t, culture)}
        </>
      )}
    </p>
  )
}

/** Reading the clock of another place is dear, so nobody does before it is looked at. */
function useSeen(): [RefObject<HTMLParagraphElement | null>, boolean] {
  const place = useRef<HTMLParagraphElement>(null)
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    if (!place.current) return undefined
    return whenVisible(place.current, () => startTransition(() => setIsSeen(true)), '0px')
  }, [])
  return [place, isSeen]
}

function sentence(state: OpenState, t: Translate, culture: string): string {
  if (state.open) return t('openUntil', { time: clock(state.closesAt, culture) })
  const time = clock(state.opensAt, culture)
  if (state.inDays === 0) return t('opensToday', { time })
  return t('opensOn', { day: weekdayName(state.weekday, culture), time })
}

function clock(time: string, culture: string): string {
  return new Intl.DateTimeFormat(culture, { timeStyle: 'short', timeZone: 'UTC' }).format(
    new Date(`2026-01-05T${time}:00Z`),
  )
}

/** 5 January 2026 is a Monday. */
function weekdayName(weekday: number, culture: string): string {
  return new Intl.DateTimeFormat(culture, { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2026, 0, 4 + weekday)),
  )
}

function unknown(): null {
  return null
}

function currentMinute(): number {
  return Math.floor(Date.now() / MINUTE)
}

function everyMinute(changed: () => void): () => void {
  const timer = setInterval(changed, MINUTE / 4)
  return () => clearInterval(timer)
}
