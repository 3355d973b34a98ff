import type { ReasonCode, ToldReason } from '@haverhof/domain/shared'
import { useTranslations } from '#texts'
import { ReasonDialog } from '../../ui/reason-dialog'
import { ReplyDialog } from './reply-dialog'
import type { Concern, Review } from './review'

export type DialogChoice = 'refuse' | 'reply' | null

type Props = {
  review: Review | undefined
  dialog: DialogChoice
  onClose: () => void
  onRefuse: (review: Review, reason: ToldReason<'review'>) => void
  onReply: (review: Review, text: string) => void
  isPending?: boolean
}

/** The two decisions that need words. */
export function DecisionDialogs({ review, dialog, onClose, onRefuse, onReply, isPending = false }: Props) {
  const t = useTranslations('office-reviews')
  const m = useTranslations('office-moderation')
  if (!review || !dialog) return null
  if (dialog === 'reply') {
    const reply = (text: string) => onReply(review, text)
    return <ReplyDialog review={review} onClose={onClose} onReply={reply} isPending={isPending} />
  }
  return (
    <ReasonDialog
      title={t('refuseTitle')}
      confirm={t('refuse')}
      list="review"
      legend={m('whyNotShown')}
      readers={[{ language: review.language }]}
      likely={suggestedReason(review.concerns)}
      isPending={isPending}
      onConfirm={(reason) => onRefuse(review, reason)}
      onClose={onClose}
    />
  )
}

type RefusalReason = ReasonCode<'review'>

const suggested: Record<Concern, RefusalReason> = {
  link: 'advertising',
  contact: 'personal',
  shouting: 'insulting',
  rude: 'insulting',
  repeated: 'off-topic',
  copied: 'copied',
  claim: 'other',
  photos: 'off-topic',
}

/** What the program found is mostly the reason, so that Enter is enough. */
function suggestedReason([first]: readonly Concern[]): RefusalReason {
  return first ? suggested[first] : 'off-topic'
}
