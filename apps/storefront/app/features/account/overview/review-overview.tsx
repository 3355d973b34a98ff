import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { useFormats } from '../../../shared/prices/formats'
import { Badge } from '../../../ui/badge'
import { ButtonLink } from '../../../ui/button'
import { Disclosure } from '../../../ui/disclosure'
import { Icon } from '../../../ui/icon'
import { SectionHeading } from '../../../ui/section-heading'
import { Stars } from '../../../ui/stars'
import type { CustomerReviews } from '../account-types'
import { Quiet } from './overview'

const mostShown = 3

/** What the customer could say something about, and what was said (ACCOUNT-PAGES-7). */
export function ReviewOverview({ reviews: { toWrite, written } }: { reviews: CustomerReviews }) {
  const t = useTranslations('account-home.reviews')
  const writable = toWrite.filter(({ url }) => url !== null)
  return (
    <section aria-labelledby="reviews">
      <SectionHeading id="reviews" title={t('title')} />
      {writable.length > 0 ? (
        <ul className="divide-line border-line divide-y border-y">
          {writable.slice(0, mostShown).map((product) => (
            <ToWrite key={product.productId} product={product} />
          ))}
        </ul>
      ) : (
        <Quiet icon="star" text={t('none')} />
      )}
      {written.length > 0 ? (
        <Disclosure summary={t('written', { count: written.length })}>
          <ul className="divide-line divide-y">
            {written.map((review) => (
              <Written key={review.reviewId} review={review} />
            ))}
          </ul>
        </Disclosure>
      ) : null}
    </section>
  )
}

function ToWrite({ product }: { product: CustomerReviews['toWrite'][number] }) {
  const t = useTranslations('account-home.reviews')
  const formats = useFormats()
  const { title, url, orderedAt } = product
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-2 py-4">
      <p className="min-w-0 flex-[1_1_18rem]">
        <span className="block font-medium">{title}</span>
        <span className="text-muted text-sm">{t('orderedAt', { date: formats.date(orderedAt) })}</span>
      </p>
      <ButtonLink to={`${url}#write-review`}>
        <Icon name="edit" size={20} />
        {t('write')}
        <span className="sr-only"> {title}</span>
      </ButtonLink>
    </li>
  )
}

function Written({ review }: { review: CustomerReviews['written'][number] }) {
  const t = useTranslations('account-home.reviews')
  const formats = useFormats()
  const card = useTranslations('catalogue.card')
  const { product, title, text, rating, date, state } = review
  return (
    <li className="py-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {product.url ? (
          <Link to={product.url} className="font-medium underline underline-offset-4">
            {product.title}
          </Link>
        ) : (
          <span className="font-medium">{product.title}</span>
        )}
        <Badge tone={state === 'published' ? 'brand' : 'quiet'}>{t(`states.${state}`)}</Badge>
      </p>
      <p className="text-muted mt-1 flex flex-wrap items-center gap-3 text-sm">
        <Stars rating={rating} label={card('rating', { average: rating })} />
        {formats.longDate(date)}
      </p>
      <p className="mt-2 font-medium">{title}</p>
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
    </li>
  )
}
