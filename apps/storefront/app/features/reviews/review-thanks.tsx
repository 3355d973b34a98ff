import { useTranslations } from '#texts'
import { Notice } from '../../ui/notice'

/** REVIEWS-4: whether it stands there now, or within 24 hours. */
export function ReviewThanks({ published }: { published: boolean }) {
  const t = useTranslations('reviews.thanks')
  return (
    <Notice tone="success">
      <p className="font-semibold">{t('title')}</p>
      <p>{t(published ? 'published' : 'waiting')}</p>
    </Notice>
  )
}
