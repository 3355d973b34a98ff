import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { showToast } from '../../platform/toasts'
import { Button } from '../../ui/button'
import { Sheet } from '../../ui/sheet'
import { Loaded } from '../../ui/states'
import { type DialogChoice, DecisionDialogs } from './decision-dialogs'
import { nameOf, type Report } from './report'
import { ReportCard } from './report-card'
import { useDeciding } from './use-deciding'

type Props = { reportId: number; onClose: () => void; timeLine: (subject: string) => ReactNode }

/** A report beside the list, with what was decided and by whom. */
export function ReportSheet({ reportId, onClose, timeLine }: Props) {
  const t = useTranslations('office-reports')
  const query = useQuery({
    queryKey: ['reports', 'one', reportId],
    queryFn: ({ signal }) =>
      read(api.GET('/staff-api/v1/reports/{id}', { params: { path: { id: reportId } }, signal })),
  })
  const { data } = query
  return (
    <Sheet
      title={`${t('one')} ${reportId}`}
      onClose={onClose}
      footer={data?.state === 'open' ? <Actions report={data} /> : null}
    >
      <Loaded found={query}>{(data) => <ReportCard report={data} />}</Loaded>
      {timeLine(`report ${reportId}`)}
    </Sheet>
  )
}

function Actions({ report }: { report: Report }) {
  const t = useTranslations('office-reports')
  const [dialog, setDialog] = useState<DialogChoice>(null)
  const deciding = useDeciding((decided) => {
    setDialog(null)
    if (decided.state !== 'open') showToast({ text: `${t(`done.${decided.state}`)} “${nameOf(decided)}”` })
  })
  return (
    <>
      <Button look="primary" onPress={() => setDialog({ what: 'keep', report })}>
        {t('keep')}
      </Button>
      <Button look="danger" onPress={() => setDialog({ what: 'remove', report })}>
        {t('remove')}
      </Button>
      <DecisionDialogs
        dialog={dialog}
        onClose={() => setDialog(null)}
        onDecide={deciding.mutate}
        isPending={deciding.isPending}
      />
    </>
  )
}
