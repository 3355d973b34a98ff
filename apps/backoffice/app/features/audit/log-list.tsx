import { useTranslations } from '#texts'
import { useFormats } from '../../platform/formats'
import { useCan, useSession } from '../../platform/session'
import { useAddressState } from '../../platform/use-address-state'
import { DataList } from '../../ui/list/data-list'
import type { Column, ListView, LoadPage } from '../../ui/list/list-types'
import { PageFrame } from '../../ui/page-frame'
import { Sheet } from '../../ui/sheet'
import { type AuditEntry, loadEntries } from './audit-entries'
import { ChangeLines } from './change-lines'
import { TimeLine } from './time-line'
import { useAuditWords } from './use-audit-words'
import { useLogFilters } from './use-log-filters'

const load: LoadPage<AuditEntry> = ({ filters, after, signal }) => {
  const { subject, action, area, from, until, member, siteId } = filters
  const numbers = { member: numberOf(member), siteId: numberOf(siteId) }
  return loadEntries({ subject, action, area, from, until, ...numbers, after }, signal)
}

function numberOf(value: string | undefined): number | undefined {
  return value === undefined ? undefined : Number(value)
}

/** The number of the entry and the thing it is about: the sheet shows the time line of that thing. */
const idOf = ({ entryId, subject }: AuditEntry) => `${entryId} ${subject}`
const hrefOf = ({ subject }: AuditEntry) => `/log?${new URLSearchParams({ subject }).toString()}`

/** Who did what; a row opens the time line of its thing (AUDIT-5). */
export function LogList() {
  const t = useTranslations('office-audit')
  const [{ open }, changeAddress] = useAddressState()
  const can = useCan()
  const words = useAuditWords()
  const columns = useLogColumns()
  const filters = useLogFilters()
  const views = useLogViews()
  const [, markedId = '', subject = ''] = /^(\d+) (.+)$/.exec(open ?? '') ?? []
  const aside = subject ? (
    <Sheet title={t('timeLine')} onClose={() => changeAddress({ open: null })}>
      <TimeLine subject={subject} markedId={Number(markedId)} isNamed />
    </Sheet>
  ) : null
  return (
    <PageFrame title={t('title')} aside={aside}>
      <p className="text-muted pb-2">{can('audit.read') ? t('lead') : t('ownLead')}</p>
      <DataList
        name="audit"
        keepsViews="audit"
        title={t('title')}
        views={views}
        filters={filters}
        columns={columns}
        load={load}
        idOf={idOf}
        nameOf={(entry) => `${words.action(entry.action)}, ${words.subject(entry)}`}
        hrefOf={hrefOf}
        emptyTitle={t('empty')}
        hasSheet
      />
    </PageFrame>
  )
}

function useLogViews(): ListView[] {
  const t = useTranslations('office-audit')
  const { memberId } = useSession()
  const can = useCan()
  const all = { id: 'all', name: t('views.all'), filters: {} }
  if (!can('audit.read')) return [{ ...all, name: t('views.mine') }]
  return [
    all,
    { id: 'mine', name: t('views.mine'), filters: { member: String(memberId) } },
    { id: 'rights', name: t('views.rights'), filters: { area: 'staff' } },
  ]
}

function useLogColumns(): Column<AuditEntry>[] {
  const t = useTranslations('office-audit')
  const { moment } = useFormats()
  const words = useAuditWords()
  return [
    { id: 'action', title: t('columns.action'), render: ({ action }) => words.action(action) },
    { id: 'subject', title: t('columns.subject'), render: (entry) => words.subject(entry) },
    { id: 'actor', title: t('columns.actor'), render: (entry) => words.actor(entry), isSpare: true },
    { id: 'at', title: t('columns.at'), render: ({ at }) => <time dateTime={at}>{moment(at)}</time> },
    {
      id: 'change',
      title: t('columns.change'),
      render: (entry) => <ChangeLines entry={entry} />,
      isExtra: true,
    },
  ]
}
