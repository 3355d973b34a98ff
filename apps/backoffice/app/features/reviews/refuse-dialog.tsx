import { useTranslations } from '#texts'
import { ReasonDialog } from '../../ui/reason-dialog'
import { refusalReasons, suggestedReason } from './refusal-reasons'
import type { Review } from './review'

type Props = { review: Review; onClose: () => void; onRefuse: (reason: string) => void }

/** REVIEWS-12: a refusal says why. */
export function RefuseDialog({ review, onClose, onRefuse }: Props) {
  const t = useTranslations('office-reviews')
  const words = {
    title: t('refuseTitle'),
    lead: t('refuseLead'),
    ownWords: t('ownWords'),
    ownWordsNeeded: t('ownWordsNeeded'),
    submit: t('refuse'),
    back: t('back'),
  }
  return (
    <ReasonDialog
      words={words}
      reasons={refusalReasons}
      labelOf={(reason) => t(`reasons.${reason}`)}
      likely={suggestedReason(review.concerns)}
      onClose={onClose}
      onChoose={onRefuse}
    />
  )
}
