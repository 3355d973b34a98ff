import { useTranslations } from '#texts'
import { ReasonDialog } from '../../ui/reason-dialog'
import type { Question } from './question'

const reasons = ['off-topic', 'diagnosis', 'advertising', 'personal', 'insulting', 'other'] as const

type Props = {
  question: Question
  onClose: () => void
  onReject: (reason: string) => void
  isPending: boolean
}

/** QUESTIONS-6: a rejection says why. */
export function RejectDialog({ question, onClose, onReject, isPending }: Props) {
  const t = useTranslations('office-questions')
  const isShown = question.state === 'published'
  const words = {
    title: t(isShown ? 'unpublishTitle' : 'rejectTitle'),
    lead: t('rejectLead'),
    ownWords: t('ownWords'),
    ownWordsNeeded: t('ownWordsNeeded'),
    submit: t(isShown ? 'unpublish' : 'reject'),
    back: t('back'),
  }
  return (
    <ReasonDialog
      words={words}
      reasons={reasons}
      labelOf={(reason) => t(`reasons.${reason}`)}
      likely={reasons[0]}
      isPending={isPending}
      onClose={onClose}
      onChoose={onReject}
    />
  )
}
