import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { type StaffSchemas, api, read } from '../../platform/api'
import { useFormats } from '../../platform/formats'
import { Badge } from '../../ui/badge'
import { Card, PageFrame } from '../../ui/page-frame'
import { Failed, Loading } from '../../ui/states'

type Health = StaffSchemas['StaffHealth']

const renewEveryMs = 15_000

/** HEALTH-1: whether the machine is well, and what to do if it is not. */
export function HealthScreen() {
  const t = useTranslations('office-health')
  const { data, error, refetch } = useQuery({
    queryKey: ['health'],
    queryFn: ({ signal }) => read(api.GET('/staff-api/v1/health', { signal })),
    refetchInterval: renewEveryMs,
  })
  return (
    <PageFrame title={t('title')}>
      {error ? <Failed error={error} retry={() => void refetch()} /> : null}
      {data ? <HealthParts health={data} /> : error ? null : <Loading />}
    </PageFrame>
  )
}

const lateSeconds = 300

function HealthParts({ health }: { health: Health }) {
  const t = useTranslations('office-health')
  const { number, moment, ago } = useFormats()
  const { mails, jobs, refunds, payments, webhooks, books, process } = health
  const minutes = (seconds: number) => t('minutes', { count: Math.round(seconds / 60) })
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2 2xl:grid-cols-3">
      <Part title={t('mails')} isWell={mails.givenUp === 0 && mails.oldestSeconds < lateSeconds}>
        <Fact label={t('waiting')} value={number(mails.waiting)} />
        <Fact label={t('oldest')} value={minutes(mails.oldestSeconds)} />
        <Fact label={t('givenUp')} value={number(mails.givenUp)} />
        <Link to="/mails" className="text-brand font-medium hover:underline">
          {t('toMails')}
        </Link>
      </Part>
      <Part title={t('jobs')} isWell={jobs.dead === 0 && jobs.oldestDueSeconds < lateSeconds}>
        <Fact label={t('due')} value={number(jobs.due)} />
        <Fact label={t('oldest')} value={minutes(jobs.oldestDueSeconds)} />
        <Fact label={t('dead')} value={number(jobs.dead)} />
        {health.deadJobs.map(({ name, failedAt, error }) => (
          <p key={`${name} ${failedAt}`} className="text-danger text-sm break-words">
            {name} · {moment(failedAt)}
            {error ? ` · ${error.slice(0, 200)}` : ''}
          </p>
        ))}
      </Part>
      <Part title={t('books')} isWell={books?.breaches === 0}>
        {books ? (
          <>
            <Fact label={t('checkedAt')} value={`${moment(books.checkedAt)} (${ago(books.checkedAt)})`} />
            <Fact label={t('orders')} value={books.orders === null ? t('all') : number(books.orders)} />
            <Fact label={t('breaches')} value={number(books.breaches)} />
            {books.firstBreaches.map((breach) => (
              <p key={breach} className="text-danger text-sm break-words">
                {breach}
              </p>
            ))}
          </>
        ) : (
          <p className="text-muted">{t('neverChecked')}</p>
        )}
      </Part>
      <Part title={t('money')} isWell={refunds.refused === 0 && refunds.owed === 0}>
        <Fact label={t('refundsOwed')} value={number(refunds.owed)} />
        {refunds.oldestOwed ? <Fact label={t('oldest')} value={ago(refunds.oldestOwed)} /> : null}
        <Fact label={t('refundsRefused')} value={number(refunds.refused)} />
        <Fact label={t('paymentsOpen')} value={number(payments.open)} />
        <Fact label={t('paymentsOldest')} value={minutes(payments.oldestSeconds)} />
      </Part>
      <Part title={t('webhooks')} isWell={webhooks.parked === 0 && webhooks.oldestSeconds < lateSeconds}>
        <Fact label={t('waiting')} value={number(webhooks.waiting)} />
        <Fact label={t('oldest')} value={minutes(webhooks.oldestSeconds)} />
        <Fact label={t('parked')} value={number(webhooks.parked)} />
      </Part>
      <Part title={t('process')} isWell={process.shop.waiting === 0 && process.staff.waiting === 0}>
        <Fact label={t('shopConnections')} value={connections(process.shop)} />
        <Fact label={t('staffConnections')} value={connections(process.staff)} />
        <Fact label={t('listening')} value={t(process.isListening ? 'yes' : 'no')} />
        <Fact label={t('filledAt')} value={health.filledAt ? moment(health.filledAt) : t('never')} />
      </Part>
    </div>
  )

  function connections({ open, most, waiting }: Health['process']['shop']): string {
    return t('connections', { open, most, waiting })
  }
}

function Part({ title, isWell, children }: { title: string; isWell: boolean; children: ReactNode }) {
  const t = useTranslations('office-health')
  return (
    <Card
      title={title}
      actions={<Badge tone={isWell ? 'success' : 'danger'}>{t(isWell ? 'well' : 'look')}</Badge>}
    >
      <div className="grid gap-1">{children}</div>
    </Card>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <p className="flex justify-between gap-4">
      <span className="text-muted">{label}</span>
      <span className="text-right font-medium">{value}</span>
    </p>
  )
}
