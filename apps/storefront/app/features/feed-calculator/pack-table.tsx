import { feedingOf, outlasts } from '@haverhof/domain/feed-advice'
import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { useFormats } from '../../shared/prices/formats'
import type { Price } from '../../shared/prices/price-notes'
import { PriceTag } from '../../shared/prices/price-tag'
import { Badge } from '../../ui/badge'
import type { CalculatorInput } from './calculator-address'
import type { CalculatorProduct } from './calculator-data'
import { packsOf, type RationedPack } from './packs-of'
import { rationOf } from './ration-of'

export type PackTableProps = { input: CalculatorInput; product: CalculatorProduct | null }
type Keeping = Parameters<typeof outlasts>[1]

const columns = ['pack', 'lasts', 'perDay', 'price'] as const

/** Days and cost per day of every pack (FEED-ADVICE-7). */
export function PackTable({ input, product }: PackTableProps) {
  const t = useTranslations('calculator-answer.packs')
  const { ration } = rationOf(product, input)
  if (!product || !ration) return null
  const { packs, best } = packsOf(product, ration)
  const feeding = feedingOf(product.dose)
  if (packs.length === 0) return null
  return (
    <section aria-labelledby="packs" className="pt-16">
      <h2 id="packs" className="text-section xs:text-3xl">
        {t('title')}
      </h2>
      <p className="text-muted max-w-prose pt-2 pb-5">{t('intro')}</p>
      <table className="w-full text-sm sm:text-base">
        <thead>
          <tr className="text-left align-bottom">
            {columns.map((column) => (
              <th key={column} scope="col" className="pr-3 pb-2 font-medium hyphens-auto last:pr-0">
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {packs.map((pack) => (
            <PackRow key={pack.productVariantId} {...{ pack, feeding }} isBest={pack === best} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function PackRow({ pack, feeding, isBest }: { pack: RationedPack; feeding: Keeping; isBest: boolean }) {
  const t = useTranslations('calculator-answer.packs')
  const c = useTranslations('catalogue')
  const formats = useFormats()
  const { days, portions } = pack.ration
  const cell = 'py-3 pr-3 last:pr-0'
  return (
    <tr className={`border-line border-t align-top ${isBest ? 'bg-brand-soft/40' : ''}`}>
      <th scope="row" className={`${cell} text-left font-normal`}>
        <Link
          to={pack.url}
          className="font-semibold underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          {pack.packSize}
        </Link>
        <span className="text-muted block text-sm">{pack.packLabel}</span>
        {isBest && <Badge className="mt-1">{t('best')}</Badge>}
        {!pack.isBuyable && (
          <span className="text-muted block text-sm">{c(`stock.${pack.stock.state}`)}</span>
        )}
      </th>
      <td className={cell}>
        {days === 0 ? t('underOneDay') : t(feeding.fedDays ? 'feedingDays' : 'days', { count: days })}
        <span className="text-muted block text-sm">{t('portions', { count: portions })}</span>
        {outlasts(days, feeding) && (
          <span className="text-warning block text-sm">
            {t('useWithin', { days: feeding.useWithinDays ?? 0 })}
          </span>
        )}
      </td>
      <td className={cell}>
        <PriceTag price={dailyPrice(pack)} t={c} formats={formats} />
      </td>
      <td className={cell}>
        <PriceTag price={pack.price} t={c} formats={formats} terms="terms" />
      </td>
    </tr>
  )
}

/** The share of a day, in the shown currency too where there is one. */
function dailyPrice({ price, ration }: RationedPack): Price {
  const amount = ration.costPerDayCents / 100
  const { indicative } = price
  return {
    amount,
    unitPrice: null,
    originalAmount: null,
    indicative: indicative && {
      ...indicative,
      amount: Math.round((indicative.amount / price.amount) * amount * 100) / 100,
    },
  }
}
