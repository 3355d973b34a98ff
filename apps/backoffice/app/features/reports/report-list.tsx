import { reportStates } from '@haverhof/domain/reports'
import type { ReactNode } from 'react'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import type { LoadPage } from '../../ui/list/list-types'
import { ModerationList, moderationQuery } from '../../ui/moderation/moderation-list'
import { nameOf, type Report } from './report'
import { ReportSheet } from './report-sheet'
import { ReportState } from './report-state'

const load: LoadPage<Report> = async ({ filters, after, signal }) => {
  const query = moderationQuery(filters, after, 'open')
  const page = await read(api.GET('/staff-api/v1/reports', { params: { query }, signal }))
  return { ...page, isMore: page.next !== null }
}

const idOf = ({ reportId }: Report) => String(reportId)

/** Every report, also those that are decided: who objects names its number. */
export function ReportList({ timeLine }: { timeLine: (subject: string) => ReactNode }) {
  const t = useTranslations('office-reports')
  const reasons = useTranslations('reasons.report')
  return (
    <ModerationList<Report>
      name="reports"
      title={t('listTitle')}
      empty={t('emptyList')}
      states={reportStates.map((value) => ({ value, label: t(`states.${value}`) }))}
      columns={{
        lead: [
          { id: 'text', title: t('columns.text'), render: (report) => <bdi>{nameOf(report)}</bdi> },
          { id: 'reason', title: t('columns.reason'), render: ({ reason }) => reasons(reason) },
        ],
        person: {
          id: 'reporter',
          title: t('columns.reporter'),
          render: ({ fullName }) => <bdi>{fullName ?? ''}</bdi>,
          isExtra: true,
        },
        submittedAt: t('columns.submittedAt'),
      }}
      renderState={({ state }) => <ReportState state={state} />}
      load={load}
      idOf={idOf}
      nameOf={nameOf}
      renderSheet={(reportId, onClose) => (
        <ReportSheet reportId={reportId} onClose={onClose} timeLine={timeLine} />
      )}
    />
  )
}
