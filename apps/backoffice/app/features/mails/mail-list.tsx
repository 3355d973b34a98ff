import type { ReactNode } from 'react'
import { useTextsByName, useTranslations } from '#texts'
import { type StaffSchemas, api, read } from '../../platform/api'
import { useFormats } from '../../platform/formats'
import { useCan, useSiteName, useSites } from '../../platform/session'
import { useAddressState } from '../../platform/use-address-state'
import { Badge, type Tone } from '../../ui/badge'
import { DataList } from '../../ui/list/data-list'
import type { Column, Filter, LoadPage } from '../../ui/list/list-types'
import { PageFrame } from '../../ui/page-frame'
import { MailSheet } from './mail-sheet'
import { RetryMails } from './retry-mails'

export type Mail = StaffSchemas['StaffMail']

const states = ['waiting', 'failed', 'given-up', 'resent', 'sent'] as const
const tones: Record<Mail['state'], Tone> = {
  waiting: 'brand',
  failed: 'warning',
  'given-up': 'danger',
  resent: 'neutral',
  sent: 'success',
}

const load: LoadPage<Mail> = async ({ filters, after, signal }) => {
  const query = {
    after,
    state: (filters['state'] ?? 'given-up') as Mail['state'],
    siteId: filters['siteId'],
    kind: filters['kind'],
    toAddress: filters['q'],
    limit: 50,
  }
  const page = await read(api.GET('/staff-api/v1/mails', { params: { query: query as never }, signal }))
  return { ...page, isMore: page.next !== null }
}

const idOf = ({ mailId }: Mail) => String(mailId)
const nameOf = ({ subject, mailId }: Mail) => subject ?? String(mailId)
const hrefOf = ({ mailId, state }: Mail) => `/mails?view=${state}&state=${state}&open=${mailId}`

const retryTicked = (rows: Mail[], clear: () => void) => <RetryMails mails={rows} done={clear} />

/** What customers should have got: who waits for it, what was refused, what was given up, what was sent (MAIL-18). */
export function MailList({ timeLine }: { timeLine: (subject: string) => ReactNode }) {
  const t = useTranslations('office-mails')
  const can = useCan()
  const [{ open }, changeAddress] = useAddressState()
  // Mails that need attention come first.
  const views = (['given-up', 'failed', 'waiting', 'resent', 'sent'] as const).map((state) => ({
    id: state,
    name: t(`states.${state}`),
    filters: { state },
  }))
  const aside = open ? (
    <MailSheet mailId={Number(open)} onClose={() => changeAddress({ open: null })} timeLine={timeLine} />
  ) : null
  return (
    <PageFrame title={t('title')} aside={aside}>
      <DataList
        name="mails"
        keepsViews="mails"
        title={t('title')}
        views={views}
        filters={useMailFilters()}
        searchLabel={t('search')}
        columns={useMailColumns()}
        load={load}
        idOf={idOf}
        nameOf={nameOf}
        hrefOf={hrefOf}
        emptyTitle={t('empty')}
        emptyText={t('emptyText')}
        hasSheet
        {...(can('mails.send') && { bulk: retryTicked })}
      />
    </PageFrame>
  )
}

function useMailFilters(): Filter[] {
  const t = useTranslations('office-mails')
  const sites = useSites()
  const kinds = useTextsByName('office-mails.kinds')
  return [
    {
      id: 'state',
      label: t('columns.state'),
      kind: 'choice',
      options: states.map((state) => ({ value: state, label: t(`states.${state}`) })),
    },
    {
      id: 'siteId',
      label: t('columns.site'),
      kind: 'choice',
      options: sites.map(({ siteId, host }) => ({ value: String(siteId), label: host })),
    },
    {
      id: 'kind',
      label: t('columns.kind'),
      kind: 'choice',
      options: Object.entries(kinds)
        .map(([value, label]) => ({ value, label }))
        .toSorted((one, other) => one.label.localeCompare(other.label)),
    },
  ]
}

function useMailColumns(): Column<Mail>[] {
  const t = useTranslations('office-mails')
  const { moment } = useFormats()
  const siteName = useSiteName()
  return [
    {
      id: 'subject',
      title: t('columns.subject'),
      render: ({ subject, kind }) => subject ?? t('unwritten', { kind: t(`kinds.${kind}`) }),
    },
    {
      id: 'to',
      title: t('columns.to'),
      render: ({ toAddress }) => <span className="break-all">{toAddress || t('forgotten')}</span>,
    },
    { id: 'created', title: t('columns.created'), render: ({ createdAt }) => moment(createdAt) },
    { id: 'site', title: t('columns.site'), isExtra: true, render: ({ siteId }) => siteName(siteId) },
    {
      id: 'state',
      title: t('columns.state'),
      render: ({ state, lastError }) => (
        <>
          <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
          {lastError ? <span className="text-muted block text-sm">{lastError}</span> : null}
        </>
      ),
    },
  ]
}
