import { authorOf } from '@haverhof/domain/reviews'
import { useEffect, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { useTranslations } from '#texts'
import { signInPath, useAccount } from '../../shared/account'
import { ButtonLink } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { ReviewForm } from './review-form'
import { ReviewThanks } from './review-thanks'

type Props = {
  productId: number
  title: string
  /** What the page behind the dialog counts. */
  reviewCount: number
  isOpen: boolean
  hash: string
  onClose: () => void
}

const pausesMs = [0, 2000, 4000, 6000]

/** Writing about a product where it stands; for those who are signed in (REVIEWS-5). */
export function ReviewDialog({ productId, title, reviewCount, isOpen, hash, onClose }: Props) {
  const t = useTranslations('reviews.dialog')
  const { revalidate } = useRevalidator()
  const [published, setPublished] = useState<boolean | null>(null)
  const [countBefore] = useState(reviewCount)
  const isAwaited = published === true && reviewCount === countBefore
  useEffect(() => {
    if (!isAwaited) return undefined
    // What the words promise stands on the page behind the dialog soon: the page cache may answer with the page of before for
    // two seconds, and once more while it renders the new one. It is asked until it counts one more.
    const timers = pausesMs.map((pause) => setTimeout(() => void revalidate(), pause))
    return () => timers.forEach((timer) => clearTimeout(timer))
  }, [isAwaited, revalidate])
  return (
    <Dialog open={isOpen} onClose={onClose} title={t('title')} closeLabel={t('close')} shape="full">
      <p className="font-display mb-5 text-xl">{title}</p>
      {published === null ? (
        <Writing productId={productId} hash={hash} onDone={setPublished} />
      ) : (
        <ReviewThanks published={published} />
      )}
    </Dialog>
  )
}

type WritingProps = { productId: number; hash: string; onDone: (published: boolean) => void }

function Writing({ productId, hash, onDone }: WritingProps) {
  const t = useTranslations('reviews')
  const { pathname } = useLocation()
  const { isLoaded, isAuthenticated, accountInfo } = useAccount()
  if (!isLoaded) return <p className="text-muted">{t('dialog.pending')}</p>
  if (!isAuthenticated)
    return (
      <div className="flex flex-col items-start gap-5">
        <p>{t('signIn.text')}</p>
        <ButtonLink look="primary" to={signInPath(`${pathname}#${hash}`)}>
          {t('signIn.go')}
        </ButtonLink>
      </div>
    )
  const author = accountInfo ? authorOf(accountInfo.firstName, accountInfo.lastName) : ''
  return <ReviewForm productId={productId} author={author} onDone={onDone} />
}
