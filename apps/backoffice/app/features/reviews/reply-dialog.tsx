import { longestReply } from '@haverhof/domain/reviews'
import { useTranslations } from '#texts'
import { PublicWordsDialog } from '../../ui/moderation/public-words-dialog'
import type { Review } from './review'

type Props = {
  review: Review
  onClose: () => void
  /** Without words the reply is taken back. */
  onReply: (text: string) => void
  isPending: boolean
}

/** What the shop says below a review (REVIEWS-13). One that waits is published with it. */
export function ReplyDialog({ review, onClose, onReply, isPending }: Props) {
  const t = useTranslations('office-reviews')
  const languages = useTranslations('office-moderation.languages')
  return (
    <PublicWordsDialog
      title={t('replyTitle')}
      label={t('replyLabel', { language: languages(review.language) })}
      hint={(left) => t('replyHint', { left })}
      before={review.reply ?? ''}
      longest={longestReply}
      confirm={t(review.state === 'published' ? 'sendReply' : 'publishAndReply')}
      takeBack={review.reply === null ? undefined : t('removeReply')}
      about={
        <blockquote
          lang={review.language}
          className="border-line max-h-40 overflow-y-auto border-l-2 pl-3 whitespace-pre-line [overflow-wrap:anywhere]"
        >
          <strong className="block font-semibold">{review.title}</strong>
          {review.text}
        </blockquote>
      }
      isPending={isPending}
      onSend={onReply}
      onClose={onClose}
    />
  )
}
