import { useTranslations } from '#texts'
import { ReasonDialog } from '../../ui/moderation/reason-dialog'
import { refusalReasons, suggestedReason } from './refusal-reasons'
import { ReplyDialog } from './reply-dialog'
import type { Review } from './review'

export type Asked = 'refuse' | 'reply' | null

type Props = {
  review: Review | undefined
  asked: Asked
  onClose: () => void
  onRefuse: (review: Review, reason: string) => void
  onReply: (review: Review, text: string) => void
  isPending?: boolean
}

/** The two decisions that need words. */
export function DecisionDialogs({ review, asked, onClose, onRefuse, onReply, isPending = false }: Props) {
  const t = useTranslations('office-reviews')
  if (!review || !asked) return null
  if (asked === 'reply') {
    const reply = (text: string) => onReply(review, text)
    return <ReplyDialog review={review} onClose={onClose} onReply={reply} isPending={isPending} />
  }
  return (
    <ReasonDialog
      title={t('refuseTitle')}
      confirm={t('refuse')}
      reasons={refusalReasons}
      likely={suggestedReason(review.concerns)}
      isPending={isPending}
      onConfirm={(reason) => onRefuse(review, reason)}
      onClose={onClose}
    />
  )
}
