import { useTranslations } from '#texts'
import { QueueScreen } from '../../ui/moderation/queue-screen'
import { type DialogChoice, DecisionDialogs } from './decision-dialogs'
import { nameOf, type Report } from './report'
import { ReportCard } from './report-card'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, read } from '../../platform/api'
import { useOneByOne } from '../../ui/moderation/queue-state'
import { useDeciding } from './use-deciding'

/** One report at a time, the oldest first, decided with the keyboard (REPORTS-11). */
export function ReportQueue() {
  const t = useTranslations('office-reports')
  const { query, position, current, last, dialog, close, open, move, deciding } = useReportQueue()
  return (
    <QueueScreen
      title={t('title')}
      list={{ path: '/reports/all', title: t('toList') }}
      query={query}
      left={query.data?.total ?? 0}
      position={position}
      soon={0}
      last={last && last.state !== 'open' ? { said: t(`done.${last.state}`), about: nameOf(last) } : null}
      onUndo={null}
      actions={[
        { key: 'p', name: t('keep'), look: 'primary', run: open('keep') },
        { key: 'x', name: t('remove'), look: 'danger', run: open('remove') },
      ]}
      onMove={move}
      empty={{ title: t('empty'), lead: t('emptyLead') }}
      card={current ? <ReportCard report={current} /> : null}
    >
      <DecisionDialogs
        dialog={dialog}
        onClose={close}
        onDecide={deciding.mutate}
        isPending={deciding.isPending}
      />
    </QueueScreen>
  )
}

const idOf = ({ reportId }: Report) => reportId

/** What is open, one after the other, and what was decided last (REPORTS-11). */
function useReportQueue() {
  const query = useQuery({
    queryKey: ['reports', 'queue'],
    queryFn: ({ signal }) =>
      read(api.GET('/staff-api/v1/reports', { params: { query: { state: 'open', limit: 100 } }, signal })),
  })
  const [dialog, setDialog] = useState<DialogChoice>(null)
  const [last, setLast] = useState<Report | null>(null)
  const { position, current, move, goOn } = useOneByOne(query.data?.items ?? [], idOf)
  const deciding = useDeciding((report) => {
    setDialog(null)
    setLast(report)
    goOn()
  })
  const open = (what: 'keep' | 'remove') => () => {
    if (current) setDialog({ what, report: current })
  }
  return { query, position, current, last, dialog, close: () => setDialog(null), open, move, deciding }
}
