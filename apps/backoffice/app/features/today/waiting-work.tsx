import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { useFormats } from '../../platform/formats'
import { useCan } from '../../platform/session'
import { useNow } from '../../platform/use-now'
import { Icon } from '../../ui/icon'
import { Card } from '../../ui/page-frame'
import type { Today } from './today-types'
import { workPlaces } from './work-places'

type Waiting = Today['waiting'][number]

const HOUR = 3_600_000

/** Each with its number and the age of the oldest, one press away (TODAY-1). What is done stands small below. */
export function WaitingWork({ waiting }: { waiting: Today['waiting'] }) {
  const t = useTranslations('office-today')
  const open = waiting.filter(({ number }) => number > 0)
  const done = waiting.filter(({ number }) => number === 0)
  return (
    <Card title={t('waiting')}>
      {open.length > 0 ? (
        <ul className="-mx-2">
          {open.map((each) => (
            <WaitingLink key={each.work} waiting={each} />
          ))}
        </ul>
      ) : (
        <p className="py-6 text-center text-lg font-semibold">{t('allDone')}</p>
      )}
      {done.length > 0 ? (
        <p className="text-muted border-line mt-3 border-t pt-3 text-sm">
          {t('nothing', { list: done.map(({ work }) => t(`work.${work}`)).join(' · ') })}
        </p>
      ) : null}
    </Card>
  )
}

const most = 1000

function WaitingLink({ waiting: { work, number: count, oldest } }: { waiting: Waiting }) {
  const t = useTranslations('office-today')
  const can = useCan()
  const { ago, daysAgo, number } = useFormats()
  const now = useNow()
  const { path, icon, lateAfterHours, isByDay } = workPlaces[work]
  const age = oldest === null ? 0 : now - Date.parse(oldest)
  const isLate = lateAfterHours === 0 || age > lateAfterHours * HOUR
  const to = work === 'to-send' && can('orders.ship') && !can('orders.change') ? '/shipping' : path
  return (
    <li>
      <Link
        to={to}
        className="hover:bg-sunken rounded-control grid min-h-11 grid-cols-[1.5rem_1fr_auto] items-center gap-3 px-2 py-1.5"
      >
        <Icon name={icon} size={18} />
        <span className="min-w-0">
          <span className="block font-semibold">{t(`work.${work}`)}</span>
          {oldest === null ? null : (
            <span className={`block text-sm ${isLate ? 'text-danger' : 'text-muted'}`}>
              {t('oldest', { ago: isByDay ? daysAgo(oldest) : ago(oldest) })}
            </span>
          )}
        </span>
        <span
          className={`min-w-10 rounded-full px-2.5 py-0.5 text-center font-semibold ${isLate ? 'bg-danger-soft text-danger' : 'bg-sunken'}`}
        >
          {count >= most ? `${number(most)}+` : number(count)}
        </span>
      </Link>
    </li>
  )
}
