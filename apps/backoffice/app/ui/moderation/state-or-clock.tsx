import { useTranslations } from '#texts'
import { useNow } from '../../platform/use-now'
import { Badge } from '../badge'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** Less than this many hours left: it is near its end. */
export const soonHours = 4

const tones = { waiting: 'warning', published: 'success', rejected: 'danger', refused: 'danger' } as const

type Props = { state: keyof typeof tones; /** What that state is called. */ name: string; before: string }

/** How long is left of the 24 hours, or what was decided (REVIEWS-4, QUESTIONS-4). */
export function StateOrClock({ state, name, before }: Props) {
  return state === 'waiting' ? <WaitClock before={before} /> : <Badge tone={tones[state]}>{name}</Badge>
}

function WaitClock({ before }: { before: string }) {
  const t = useTranslations('office-moderation')
  const left = new Date(before).getTime() - useNow()
  if (left <= 0) return <Badge tone="danger">{t('clock.over')}</Badge>
  const text =
    left < hourMs
      ? t('clock.minutes', { count: Math.ceil(left / minuteMs) })
      : t('clock.hours', { count: Math.floor(left / hourMs) })
  return <Badge tone={left < soonHours * hourMs ? 'warning' : 'neutral'}>{text}</Badge>
}
