import type { Schemas } from '@haverhof/api-client'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { Button } from '../../ui/button'
import { ReviewForm } from './review-form'
import { ReviewThanks } from './review-thanks'

type Request = Schemas['ReviewRequest']
type RequestedProduct = Request['products'][number]

/** The products of an order, each with its form; the first that waits for words is open (REVIEWS-7). */
export function ReviewRequest({ request, token }: { request: Request; token: string }) {
  const { products, author } = request
  const first = products.find(({ isReviewed }) => !isReviewed)
  return (
    <ul className="divide-line border-line divide-y border-y">
      {products.map((product) => (
        <li key={product.productId} className="py-8">
          <RequestedReview {...{ product, token, author }} isFirst={product === first} />
        </li>
      ))}
    </ul>
  )
}

type Props = { product: RequestedProduct; token: string; author: string; isFirst: boolean }

function RequestedReview(props: Props) {
  const { image, title, url, productId } = props.product
  const titleId = `about-${productId}`
  return (
    <section aria-labelledby={titleId} className="grid gap-x-8 gap-y-4 sm:grid-cols-[16rem_minmax(0,1fr)]">
      <img
        src={image.src}
        srcSet={image.srcset}
        width={image.width}
        height={image.height}
        sizes="160px"
        alt=""
        className="bg-sunken rounded-card size-40 object-contain p-3"
      />
      <div className="flex max-w-[64rem] min-w-0 flex-col gap-4">
        <h2 id={titleId} className="text-xl">
          {url ? (
            <Link to={url} className="underline underline-offset-4">
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        <Writing {...props} />
      </div>
    </section>
  )
}

function Writing({ product, token, author, isFirst }: Props) {
  const t = useTranslations('reviews.request')
  const [published, setPublished] = useState<boolean | null>(null)
  const [isAsked, setIsAsked] = useState(false)
  const { productId, title, isReviewed } = product
  if (published !== null) return <ReviewThanks published={published} />
  if (isReviewed) return <p className="text-muted">{t('done')}</p>
  if (!isFirst && !isAsked)
    return (
      <Button onClick={() => setIsAsked(true)} className="self-start">
        {t('write', { title })}
      </Button>
    )
  return (
    <ReviewForm {...{ productId, author }} requestToken={token} takesFocus={isAsked} onDone={setPublished} />
  )
}
