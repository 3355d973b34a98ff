import { Suspense, useState, useSyncExternalStore } from 'react'
import { useTranslations } from '#texts'
import { lateWithTexts } from '../../shared/shop/late-with-texts'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'

const ReviewDialog = lateWithTexts(
  'forms reviews',
  async () => (await import('./review-dialog')).ReviewDialog,
)

/** The address of a product with this hash opens the form: signing in leads back to it, and the account leads to it. */
const writeId = 'write-review'

type Props = { productId: number; title: string; reviewCount: number }

/** The way to write about the product; what it needs comes when it is asked for (REVIEWS-5). */
export function WriteReview({ productId, title, reviewCount }: Props) {
  const t = useTranslations('product.reviews')
  const hash = useSyncExternalStore(watchNothing, currentHash, () => '')
  const [wish, setWish] = useState<'none' | 'open' | 'closed'>('none')
  const isWanted = wish !== 'none' || hash === `#${writeId}`
  return (
    <div className="noscript:hidden mb-6" data-no-print>
      <Button id={writeId} onClick={() => setWish('open')}>
        <Icon name="star" size={20} />
        {t('write')}
      </Button>
      <Suspense>
        {isWanted ? (
          <ReviewDialog
            {...{ productId, title, reviewCount }}
            isOpen={wish !== 'closed'}
            hash={writeId}
            onClose={() => setWish('closed')}
          />
        ) : null}
      </Suspense>
    </div>
  )
}

function watchNothing(): () => void {
  return () => undefined
}

function currentHash(): string {
  return location.hash
}
