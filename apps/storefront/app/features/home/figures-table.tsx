import type { Schemas } from '@haverhof/api-client'
import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { useFormats } from '../../shared/prices/formats'
import { priceNotes } from '../../shared/prices/price-notes'
import { useCardTracking } from '../../toolkit/use-card-tracking'
import { openingList } from './opening-list'

type Card = Schemas['ProductCard']

type Props = { cards: readonly Card[]; more: { url: string } | null }

/**
 * The home of Mühldorfer begins with figures: sugar, starch and fibre
 * of its feeds beside their price, the lowest in sugar first (HOME-5).
 */
export function FiguresTable({ cards, more }: Props) {
  const t = useTranslations('home.table')
  const c = useTranslations('catalogue')
  const formats = useFormats()
  const percent = (value: number | null) => (value === null ? '–' : formats.percent(value))
  const feeds = cards
    .filter(({ sugarPercent, fibrePercent }) => sugarPercent !== null && fibrePercent)
    .toSorted((a, b) => (a.sugarPercent ?? 0) - (b.sugarPercent ?? 0))
  const table = useCardTracking<HTMLTableElement>(feeds, openingList)
  if (feeds.length === 0) return null
  return (
    <section aria-labelledby="figures" className="larch-line min-w-0">
      <h2 id="figures" className="text-lg sm:text-2xl">
        {t('caption')}
      </h2>
      <div className="-mx-1.5 overflow-x-auto px-1.5">
        <table ref={table} className="figures-table">
          <thead>
            <tr>
              <th scope="col">{t('feed')}</th>
              <th scope="col">{t('sugar')}</th>
              <th scope="col">{t('starch')}</th>
              <th scope="col">{t('fibre')}</th>
              <th scope="col">{t('price')}</th>
            </tr>
          </thead>
          <tbody>
            {feeds.map((card) => (
              <tr key={card.productVariantId}>
                <th scope="row">
                  <Link to={card.url} data-card={card.productVariantId} prefetch="intent">
                    {card.title}
                  </Link>
                </th>
                <td>{percent(card.sugarPercent)}</td>
                <td>{percent(card.starchPercent)}</td>
                <td>{percent(card.fibrePercent)}</td>
                <td>
                  <span>{formats.euro(card.price.amount)}</span> <small>{card.packSize}</small>
                  <small>{priceNotes(card.price, c, formats)}</small>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {more && (
        <p>
          <Link
            to={more.url}
            className="text-brand inline-flex min-h-11 items-center font-medium underline underline-offset-4"
          >
            {t('all')}
          </Link>
        </p>
      )}
    </section>
  )
}
