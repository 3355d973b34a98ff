import { intervalWords } from '@haverhof/domain/cart'
import { useTranslations } from '#texts'
import { useFormats } from '../../../shared/prices/formats'
import { Badge } from '../../../ui/badge'
import { ButtonLink } from '../../../ui/button'
import { EmptyState } from '../../../ui/empty-state'
import { SectionHeading } from '../../../ui/section-heading'
import type { Repeat } from '../account-types'
import { Quiet } from '../overview/overview'
import { GoodsList } from './goods-list'

export const repeatsPath = '/account/repeat-deliveries/'

/** Everything that comes again, what runs first (REPEAT-16). */
export function RepeatList({ repeats }: { repeats: readonly Repeat[] }) {
  const t = useTranslations('repeat.list')
  if (repeats.length === 0)
    return (
      <EmptyState icon="refresh" title={t('none.title')}>
        <p className="max-w-prose">{t('none.text')}</p>
        <ButtonLink look="primary" to="/" className="mt-4">
          {t('none.go')}
        </ButtonLink>
      </EmptyState>
    )
  return <Cards repeats={repeats} />
}

/** What comes next by itself; what has ended is on the page of its own (ACCOUNT-PAGES-4). */
export function RepeatOverview({ repeats, isOffered }: { repeats: readonly Repeat[]; isOffered: boolean }) {
  const t = useTranslations('repeat')
  const running = repeats.filter(({ state }) => state !== 'ended')
  if (!isOffered && repeats.length === 0) return null
  return (
    <section aria-labelledby="repeats">
      <SectionHeading
        id="repeats"
        title={t('title')}
        {...(repeats.length > 0 && { more: { title: t('list.all'), url: repeatsPath } })}
      />
      {running.length > 0 ? (
        <Cards repeats={running} level={3} />
      ) : (
        <Quiet icon="refresh" text={t('list.none.text')} />
      )}
    </section>
  )
}

function Cards({ repeats, level = 2 }: { repeats: readonly Repeat[]; level?: 2 | 3 }) {
  const t = useTranslations('repeat.list')
  return (
    <ul aria-label={t('label')} className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      {repeats.map((repeat) => (
        <Card key={repeat.repeatDeliveryId} repeat={repeat} level={level} />
      ))}
    </ul>
  )
}

function Card({ repeat, level }: { repeat: Repeat; level: 2 | 3 }) {
  const t = useTranslations('repeat')
  const formats = useFormats()
  const Heading = level === 2 ? 'h2' : 'h3'
  const { repeatDeliveryId, state, days, day, lines } = repeat
  return (
    <li className="border-line-strong rounded-card bg-surface flex flex-col gap-4 border p-4 sm:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <Heading className="text-xl">{t('every', intervalWords(days))}</Heading>
        <StateBadge state={state} />
      </div>
      <p className={state === 'active' ? 'font-medium' : 'text-muted'}>
        {state === 'active' ? t('list.next', { date: formats.day(day) }) : t(`list.${state}`)}
      </p>
      <GoodsList lines={lines} />
      <ButtonLink to={`${repeatsPath}${repeatDeliveryId}/`} className="mt-auto self-start">
        {t('list.open')}
        <span className="sr-only"> {t('every', intervalWords(days))}</span>
      </ButtonLink>
    </li>
  )
}

const tones = { active: 'brand', paused: 'warning', ended: 'quiet' } as const

export function StateBadge({ state }: Pick<Repeat, 'state'>) {
  const t = useTranslations('repeat.states')
  return <Badge tone={tones[state]}>{t(state)}</Badge>
}
