import { useEffect, useRef } from 'react'
import { useTranslations } from '#texts'
import { Notice } from '../../ui/notice'

/** Whether it stands there now, or within 24 hours (REVIEWS-4). It takes the focus of the form that is gone. */
export function ReviewThanks({ published }: { published: boolean }) {
  const t = useTranslations('reviews.thanks')
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <Notice ref={notice} tabIndex={-1} tone="success">
      <p className="font-semibold">{t('title')}</p>
      <p>{t(published ? 'published' : 'waiting')}</p>
    </Notice>
  )
}
