import { RefuseDialog } from './refuse-dialog'
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
  if (!review) return null
  if (asked === 'refuse')
    return <RefuseDialog review={review} onClose={onClose} onRefuse={(reason) => onRefuse(review, reason)} />
  if (asked !== 'reply') return null
  const reply = (text: string) => onReply(review, text)
  return <ReplyDialog review={review} onClose={onClose} onReply={reply} isPending={isPending} />
}
