import { pictureSet } from '@haverhof/domain/catalogue'
import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { CardPart } from '../../shared/brand/brand-layout'
import { PriceTag, priceTerms } from '../../shared/prices/price-tag'
import { StockLine } from '../../shared/prices/stock-line'
import { Badge } from '../../ui/badge'
import { Stars } from '../../ui/stars'
import type { Card, CardWords } from './card'
import { CardFacts } from './card-facts'
import { PackChips } from './pack-chips'
import { useShownPack } from './use-shown-pack'

type Props = {
  card: Card
  words: CardWords
  isFirst?: boolean
  action?: ((card: Card) => ReactNode) | undefined
}

/** A product in a list: the whole card leads to it. Its look is in styles/product-card.css: a list has dozens of them. */
export function ProductCard({ card: first, words, isFirst = false, action }: Props) {
  const { t, formats, language } = words
  const { card, wanted, choose } = useShownPack(first)
  const { image, rating } = card
  const parts: Record<CardPart, ReactNode> = {
    title: (
      <h3 lang={card.textLanguage === language ? undefined : card.textLanguage}>
        <Link to={card.url} data-card={first.productVariantId} discover="none">
          {card.title}
        </Link>
      </h3>
    ),
    price: <PriceTag price={card.price} t={t} formats={formats} terms={priceTerms(card.productType)} />,
    facts: <CardFacts card={card} words={words} />,
    rating: rating && (
      <p>
        <Stars
          rating={rating.average}
          label={t('card.rating', { average: formats.decimal(rating.average) })}
        />
        <span>{t('card.reviews', { count: rating.count })}</span>
      </p>
    ),
    stock: <StockLine stock={card.stock} t={t} />,
    packs: <PackChips card={card} wanted={wanted} t={t} onChoose={choose} />,
    // What is added is what was chosen, also while its price is on its way.
    action: action?.({ ...card, ...first.packs.find((pack) => pack.productVariantId === wanted) }),
  }
  return (
    <article className="product-card" aria-busy={wanted !== card.productVariantId || undefined}>
      <div>
        <img
          src={image.src}
          srcSet={pictureSet(image.src)}
          sizes={cardImageSizes}
          width="400"
          height="400"
          alt=""
          {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        />
        <Badges card={card} t={t} />
      </div>
      {words.layout.card.map((part) => (
        <Fragment key={part}>{parts[part]}</Fragment>
      ))}
    </article>
  )
}

const cardImageSizes = '(min-width:1088px) 240px,(min-width:768px) 25vw,(min-width:360px) 36vw,72vw'

function Badges({ card, t }: { card: Card; t: CardWords['t'] }) {
  if (!card.isNew && !card.isSale) return null
  return (
    <p>
      {card.isSale && <Badge tone="action">{t('card.sale')}</Badge>}
      {card.isNew && <Badge>{t('card.new')}</Badge>}
    </p>
  )
}
