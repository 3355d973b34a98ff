import { useTranslations } from '#texts'
import { useNow } from '../../platform/use-now'
import { Badge } from '../../ui/badge'
import { type Question, soonHours } from './question'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

const tones = { waiting: 'warning', published: 'success', rejected: 'danger' } as const

/** QUESTIONS-4: how long is left of the 24 hours, or what was decided. */
export function StateOrClock({ question: { state, answerBefore } }: { question: Question }) {
  const t = useTranslations('office-questions')
  const left = new Date(answerBefore).getTime() - useNow()
  if (state !== 'waiting') return <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
  if (left <= 0) return <Badge tone="danger">{t('clock.over')}</Badge>
  const text =
    left < hourMs
      ? t('clock.minutes', { count: Math.ceil(left / minuteMs) })
      : t('clock.hours', { count: Math.floor(left / hourMs) })
  return <Badge tone={left < soonHours * hourMs ? 'warning' : 'neutral'}>{text}</Badge>
}
