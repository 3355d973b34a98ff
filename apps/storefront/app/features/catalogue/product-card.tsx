import type { Schemas } from '@haverhof/api-client'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Translate } from '#texts'
import type { Formats } from '../../shared/prices/formats'
import { PriceTag, priceTerms } from '../../shared/prices/price-tag'
import { StockLine } from '../../shared/prices/stock-line'
import { Badge } from '../../ui/badge'
import { Stars } from '../../ui/stars'

export type Card = Schemas['ProductCard']

/** What all cards of a list share, read once for the list instead of once per card. */
type CardWords = {
  t: Translate<'catalogue'>
  formats: Formats
  language: string
}

type Props = { card: Card; words: CardWords; isFirst?: boolean; action?: ReactNode }

/** A product in a list: the whole card leads to it. */
export function ProductCard({ card, words, isFirst = false, action }: Props) {
  const { t, formats, language } = words
  const { image, rating } = card
  return (
    <article className="group relative flex h-full flex-col">
      <div className="bg-sunken rounded-card relative overflow-hidden">
        <img
          src={image.src}
          srcSet={image.srcset}
          sizes={cardImageSizes}
          width={image.width}
          height={image.height}
          alt=""
          className="aspect-square w-full object-contain p-4 transition-transform duration-200 group-hover:scale-[1.03]"
          {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        />
        <Badges card={card} t={t} />
      </div>
      <div className="flex grow flex-col gap-1.5 pt-3">
        {card.horseTypes.length > 0 && <p className="text-muted text-xs">{card.horseTypes.join(' · ')}</p>}
        <h3
          className="text-lg leading-snug"
          lang={card.textLanguage === language ? undefined : card.textLanguage}
        >
          <Link
            to={card.url}
            data-card={card.productVariantId}
            className="decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {card.title}
          </Link>
        </h3>
        {rating && (
          <p className="text-muted flex flex-wrap items-center gap-x-2 text-sm">
            <Stars
              rating={rating.average}
              label={t('card.rating', { average: formats.rating(rating.average) })}
            />
            <span>{t('card.reviews', { count: rating.count })}</span>
          </p>
        )}
        <p className="text-muted text-sm">
          {card.packSize}
          {card.variantCount > 1 && ` · ${t('card.otherPacks', { count: card.variantCount - 1 })}`}
        </p>
        <div className="mt-auto flex flex-col gap-1.5 pt-1">
          <PriceTag price={card.price} t={t} formats={formats} terms={priceTerms(card.productType)} />
          <StockLine stock={card.stock} t={t} />
          {action}
        </div>
      </div>
    </article>
  )
}

const cardImageSizes = '(min-width: 1088px) 300px, (min-width: 768px) 33vw, (min-width: 360px) 45vw, 90vw'

function Badges({ card, t }: Pick<Props, 'card'> & Pick<CardWords, 't'>) {
  if (!card.isNew && !card.isSale) return null
  return (
    <p className="absolute top-3 left-3 flex flex-wrap gap-1.5">
      {card.isSale && <Badge tone="action">{t('card.sale')}</Badge>}
      {card.isNew && <Badge>{t('card.new')}</Badge>}
    </p>
  )
}
