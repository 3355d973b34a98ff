import { useTranslations } from '#texts'
import { ConfirmDialog } from '../../ui/dialog'
import { ReasonDialog } from '../../ui/reason-dialog'
import { type Decision, nameOf, type Report } from './report'

/** What is asked for, with the report as it was then: a list that is renewed behind the dialog takes nothing away. */
export type DialogChoice = { what: 'keep' | 'remove'; report: Report } | null

type Props = {
  dialog: DialogChoice
  onClose: () => void
  onDecide: (decision: Decision) => void
  isPending: boolean
}

/** Neither can be taken back: the letter is out. */
export function DecisionDialogs({ dialog, onClose, onDecide, isPending }: Props) {
  const t = useTranslations('office-reports')
  const m = useTranslations('office-moderation')
  if (!dialog) return null
  const { report, what } = dialog
  const { reportId, about, language } = report
  if (what === 'keep')
    return (
      <ConfirmDialog
        isOpen
        title={t('keepTitle')}
        confirm={t('keep')}
        isPending={isPending}
        onConfirm={() => onDecide({ reportId, decision: 'kept' })}
        onClose={onClose}
      >
        <p className="font-semibold [overflow-wrap:anywhere]">
          <bdi>{nameOf(report)}</bdi>
        </p>
        <p className="mt-2">{t('keepLead')}</p>
      </ConfirmDialog>
    )
  return (
    <ReasonDialog
      title={t('removeTitle')}
      confirm={t('remove')}
      list={about}
      legend={m('whyNotShown')}
      readers={[{ language }]}
      isPending={isPending}
      onConfirm={(reason) => onDecide({ reportId, decision: 'removed', ...reason })}
      onClose={onClose}
    />
  )
}
