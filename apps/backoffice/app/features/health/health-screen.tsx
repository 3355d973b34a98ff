import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { type StaffSchemas, api, read } from '../../platform/api'
import { useFormats } from '../../platform/formats'
import { useCan } from '../../platform/session'
import { showToast } from '../../platform/toasts'
import { useChange } from '../../platform/use-change'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { Card, PageFrame } from '../../ui/page-frame'
import { Loaded } from '../../ui/states'

type Health = StaffSchemas['StaffHealth']

const renewEveryMs = 15_000

/** Whether the machine is well, and what to do if it is not (HEALTH-1). */
export function HealthScreen() {
  const t = useTranslations('office-health')
  const query = useQuery({
    queryKey: ['health'],
    queryFn: ({ signal }) => read(api.GET('/staff-api/v1/health', { signal })),
    refetchInterval: renewEveryMs,
  })
  return (
    <PageFrame title={t('title')}>
      <Loaded found={query}>{(data) => <HealthParts health={data} />}</Loaded>
    </PageFrame>
  )
}

const lateSeconds = 300

function HealthParts({ health }: { health: Health }) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2 2xl:grid-cols-3">
      <MailPart mails={health.mails} />
      <JobPart jobs={health.jobs} dead={health.deadJobs} />
      <BooksPart books={health.books} isLate={health.areBooksLate} />
      <MoneyPart refunds={health.refunds} payments={health.payments} />
      <WebhookPart webhooks={health.webhooks} />
      <ProviderPart providers={health.providers} />
      <ProcessPart process={health.process} filledAt={health.filledAt} />
    </div>
  )
}

function useMinutes(): (seconds: number) => string {
  const t = useTranslations('office-health')
  // Nothing waits, so nothing is the oldest.
  return (seconds) => (seconds === 0 ? '–' : t('minutes', { count: Math.round(seconds / 60) }))
}

function MailPart({ mails }: Pick<Health, 'mails'>) {
  const t = useTranslations('office-health')
  const can = useCan()
  const { number } = useFormats()
  const minutes = useMinutes()
  return (
    <Part title={t('mails')} isWell={mails.givenUp === 0 && mails.oldestSeconds < lateSeconds}>
      <Fact label={t('waiting')} value={number(mails.waiting)} />
      <Fact label={t('oldest')} value={minutes(mails.oldestSeconds)} />
      <Fact label={t('givenUp')} value={number(mails.givenUp)} />
      {can('mails.read') ? (
        <Link to="/mails" className="text-brand font-medium hover:underline">
          {t('toMails')}
        </Link>
      ) : null}
    </Part>
  )
}

function JobPart({ jobs, dead }: Pick<Health, 'jobs'> & { dead: Health['deadJobs'] }) {
  const t = useTranslations('office-health')
  const { number } = useFormats()
  const minutes = useMinutes()
  return (
    <Part title={t('jobs')} isWell={jobs.dead === 0 && jobs.oldestDueSeconds < lateSeconds}>
      <Fact label={t('due')} value={number(jobs.due)} />
      <Fact label={t('oldest')} value={minutes(jobs.oldestDueSeconds)} />
      <Fact label={t('dead')} value={number(jobs.dead)} />
      {dead.map((job) => (
        <DeadJob key={job.jobId} job={job} />
      ))}
    </Part>
  )
}

/** What failed as often as it may, and one press to try it again (HEALTH-2). */
function DeadJob({ job: { jobId, name, failedAt, error } }: { job: Health['deadJobs'][number] }) {
  const t = useTranslations('office-health')
  const { moment } = useFormats()
  const can = useCan()
  const retry = useChange({
    run: (id: number, sent) =>
      read(api.POST('/staff-api/v1/jobs/{id}/retry', { params: { path: { id } }, ...sent })),
    renews: [['health'], ['today']],
    done: () => showToast({ text: t('retried', { name }) }),
  })
  return (
    <div className="flex items-start justify-between gap-3">
      <p className="text-danger min-w-0 text-sm break-words">
        {name} · {moment(failedAt)}
        {error ? ` · ${error.slice(0, 200)}` : ''}
      </p>
      {can('health.retry') ? (
        <Button isPending={retry.isPending} onPress={() => retry.mutate(jobId)}>
          {t('retry')}
        </Button>
      ) : null}
    </div>
  )
}

function BooksPart({ books, isLate }: Pick<Health, 'books'> & { isLate: boolean }) {
  const t = useTranslations('office-health')
  const { number, moment, ago } = useFormats()
  if (!books)
    return (
      <Part title={t('books')} isWell={false}>
        <p className="text-muted">{t('neverChecked')}</p>
      </Part>
    )
  return (
    <Part title={t('books')} isWell={books.breaches === 0 && !isLate}>
      <Fact label={t('checkedAt')} value={`${moment(books.checkedAt)} (${ago(books.checkedAt)})`} />
      {isLate ? <p className="text-danger text-sm">{t('booksLate')}</p> : null}
      <Fact label={t('orders')} value={books.orders === null ? t('all') : number(books.orders)} />
      <Fact label={t('breaches')} value={number(books.breaches)} />
      {books.firstBreaches.map((breach) => (
        <p key={breach} className="text-danger text-sm break-words">
          {breach}
        </p>
      ))}
    </Part>
  )
}

function MoneyPart({ refunds, payments }: Pick<Health, 'refunds' | 'payments'>) {
  const t = useTranslations('office-health')
  const can = useCan()
  const { number, ago } = useFormats()
  const minutes = useMinutes()
  return (
    <Part title={t('money')} isWell={refunds.refused === 0 && refunds.owed === 0}>
      <Fact label={t('refundsOwed')} value={number(refunds.owed)} />
      {refunds.oldestOwed ? <Fact label={t('oldest')} value={ago(refunds.oldestOwed)} /> : null}
      <Fact label={t('refundsRefused')} value={number(refunds.refused)} />
      <Fact label={t('paymentsOpen')} value={number(payments.open)} />
      <Fact label={t('paymentsOldest')} value={minutes(payments.oldestSeconds)} />
      {can('payments.read') ? (
        <Link to="/refunds" className="text-brand font-medium hover:underline">
          {t('toRefunds')}
        </Link>
      ) : null}
    </Part>
  )
}

function WebhookPart({ webhooks }: Pick<Health, 'webhooks'>) {
  const t = useTranslations('office-health')
  const { number } = useFormats()
  const minutes = useMinutes()
  return (
    <Part title={t('webhooks')} isWell={webhooks.parked === 0 && webhooks.oldestSeconds < lateSeconds}>
      <Fact label={t('waiting')} value={number(webhooks.waiting)} />
      <Fact label={t('oldest')} value={minutes(webhooks.oldestSeconds)} />
      <Fact label={t('parked')} value={number(webhooks.parked)} />
    </Part>
  )
}

function ProviderPart({ providers }: Pick<Health, 'providers'>) {
  const t = useTranslations('office-health')
  return (
    <Part title={t('providers')} isWell={providers.every(({ isLeftAlone }) => !isLeftAlone)}>
      {providers.map(({ kind, name, isLeftAlone }) => (
        <Fact
          key={`${kind} ${name}`}
          label={t(`providerKinds.${kind}`)}
          value={name === null ? t('notSet') : isLeftAlone ? t('leftAlone', { name }) : name}
        />
      ))}
    </Part>
  )
}

function ProcessPart({ process, filledAt }: Pick<Health, 'process' | 'filledAt'>) {
  const t = useTranslations('office-health')
  const { moment } = useFormats()
  const { shop, staff, isListening } = process
  const connections = ({ open, most, waiting }: typeof shop) => t('connections', { open, most, waiting })
  return (
    // Calls of a screen that opens wait for each other: that the office has some waiting says nothing.
    <Part title={t('process')} isWell={isListening && shop.waiting === 0}>
      <Fact label={t('shopConnections')} value={connections(shop)} />
      <Fact label={t('staffConnections')} value={connections(staff)} />
      <Fact label={t('listening')} value={t(isListening ? 'yes' : 'no')} />
      <Fact label={t('filledAt')} value={filledAt ? moment(filledAt) : t('never')} />
    </Part>
  )
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
