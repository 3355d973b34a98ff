import type { Schemas } from '@haverhof/api-client'
import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { useFormats } from '../../shared/prices/formats'
import { priceNotes } from '../../shared/prices/price-notes'
import { useShop } from '../../shared/shop/shop'
import { useCardTracking } from '../../toolkit/use-card-tracking'
import { openingList } from './opening-list'

type Card = Schemas['ProductCard']

/** What sells best, small enough that it stands in the first screen with its price (LISTS-10). */
export function BestSellers({ title, cards }: { title: string; cards: readonly Card[] }) {
  const t = useTranslations('catalogue')
  const formats = useFormats()
  const { language } = useShop()
  const list = useCardTracking<HTMLUListElement>(cards, openingList)
  if (cards.length === 0) return null
  return (
    <section aria-labelledby="best-sellers">
      <h2 id="best-sellers" className="text-lg sm:text-2xl">
        {title}
      </h2>
      <ul ref={list} className="best-sellers">
        {cards.map((card) => (
          <li key={card.productVariantId}>
            <img src={card.image.src} srcSet={card.image.srcset} sizes="80px" width="80" height="80" alt="" />
            <div lang={card.textLanguage === language ? undefined : card.textLanguage}>
              <Link to={card.url} data-card={card.productVariantId} prefetch="intent">
                {card.title}
              </Link>
              <p>{card.packSize}</p>
              <p>
                <b>{formats.euro(card.price.amount)}</b> <span>{priceNotes(card.price, t, formats)}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
