import { useTranslations } from '#texts'
import { Notice } from '../../../ui/notice'

/** Why the way that was chosen is another one now; said aloud as it appears (CHECKOUT-PAGES-46). */
export function TakenBackNotice({ isTakenBack }: { isTakenBack: boolean }) {
  const t = useTranslations('delivery-choice')
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output holds no blocks
    <div role="status" className="empty:hidden">
      {isTakenBack ? <Notice tone="warning">{t('takenBack')}</Notice> : null}
    </div>
  )
}
