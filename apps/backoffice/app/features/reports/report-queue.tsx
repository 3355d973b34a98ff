import { useTranslations } from '#texts'
import { QueueScreen } from '../../ui/moderation/queue-screen'
import { DecisionDialogs } from './decision-dialogs'
import { nameOf } from './report'
import { ReportCard } from './report-card'
import { useReportQueue } from './use-report-queue'

/** REPORTS-11: one report at a time, the oldest first, decided with the keyboard. */
export function ReportQueue() {
  const t = useTranslations('office-reports')
  const { found, place, current, last, asked, close, open, move, deciding } = useReportQueue()
  return (
    <QueueScreen
      title={t('title')}
      list={{ path: '/reports/all', title: t('toList') }}
      found={found}
      left={found.data?.total ?? 0}
      place={place}
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
        asked={asked}
        onClose={close}
        onDecide={deciding.mutate}
        isPending={deciding.isPending}
      />
    </QueueScreen>
  )
}
