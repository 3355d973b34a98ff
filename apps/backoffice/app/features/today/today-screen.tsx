import { useQuery } from '@tanstack/react-query'
import { useLanguage, useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { useFormats } from '../../platform/formats'
import { useSession } from '../../platform/session'
import { useNow } from '../../platform/use-now'
import { PageFrame } from '../../ui/page-frame'
import { Failed, Loading } from '../../ui/states'
import { ScarcePacks } from './scarce-packs'
import type { Today } from './today-types'
import { Turnover } from './turnover'
import { TurnoverDays } from './turnover-days'
import { VainSearches } from './vain-searches'
import { WaitingWork } from './waiting-work'
import { Link } from 'react-router'
import { Icon } from '../../ui/icon'

const renewEveryMs = 60_000

/** What waits and how it goes (TODAY-1). */
export function TodayScreen() {
  const t = useTranslations('office-today')
  const { name } = useSession()
  const { weekday } = useFormats()
  const language = useLanguage()
  const now = useNow()
  const { data, error, refetch } = useQuery({
    queryKey: ['today', language],
    queryFn: ({ signal }) =>
      read(api.GET('/staff-api/v1/today', { params: { query: { language } }, signal })),
    refetchInterval: renewEveryMs,
  })
  const lead = <p className="text-muted">{weekday(new Date(now).toISOString())}</p>
  return (
    <PageFrame title={t('hello', { name })} lead={lead}>
      {error && !data ? <Failed error={error} retry={() => void refetch()} /> : null}
      {!data && !error ? <Loading /> : null}
      {data ? <TodayParts today={data} /> : null}
    </PageFrame>
  )
}

function TodayParts({ today }: { today: Today }) {
  const { waiting, health, figures, stock, searches } = today
  const hasSide = figures !== null || stock !== null || searches !== null
  return (
    <div
      className={`grid items-start gap-4 ${hasSide ? 'xl:grid-cols-[minmax(22rem,2fr)_minmax(0,3fr)]' : 'max-w-2xl'}`}
    >
      <div className="grid gap-4">
        <WaitingWork waiting={waiting} />
        {health ? <HealthLine health={health} /> : null}
      </div>
      {hasSide ? (
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
          {figures ? <Turnover figures={figures} /> : null}
          {figures ? <TurnoverDays days={figures.days} /> : null}
          {stock ? <ScarcePacks packs={stock} /> : null}
          {searches ? <VainSearches searches={searches} /> : null}
        </div>
      ) : null}
    </div>
  )
}

type Health = NonNullable<Today['health']>

/** Whether the machine is well; quiet when it is (TODAY-5). */
function HealthLine({ health }: { health: Health }) {
  const t = useTranslations('office-today')
  const { bookBreaches, areBooksLate, deadJobs, providersAway } = health
  const problems = [
    bookBreaches > 0 ? t('health.books', { count: bookBreaches }) : null,
    areBooksLate ? t('health.booksLate') : null,
    deadJobs > 0 ? t('health.jobs', { count: deadJobs }) : null,
    providersAway.length > 0 ? t('health.providers', { names: providersAway.join(', ') }) : null,
  ].filter((problem) => problem !== null)
  const isWell = problems.length === 0
  return (
    <Link
      to="/health"
      className={`rounded-card flex items-center gap-3 px-4 py-3 hover:underline ${isWell ? 'text-muted' : 'bg-danger-soft text-danger font-semibold'}`}
    >
      <Icon name={isWell ? 'check' : 'warning'} size={18} />
      {isWell ? t('health.well') : problems.join(' ')}
    </Link>
  )
}
