import type { Schemas } from '@haverhof/api-client'
import type { Translate } from '#texts'

type Stock = Schemas['ProductCard']['stock']
type Words = Translate<'catalogue'>

const looks: Record<Stock['state'], string> = {
  available: 'text-success',
  'low-stock': 'text-warning',
  'coming-soon': 'text-muted',
  'sold-out': 'text-danger',
}

/** What there is of a pack, in words; the dot only repeats them. */
export function StockLine({ stock, t }: { stock: Stock; t: Words }) {
  return (
    <p className={`stock-line ${looks[stock.state]}`}>
      <i aria-hidden="true" />
      {stock.state === 'low-stock'
        ? t('stock.low-stock', { amount: stock.amount ?? 0 })
        : t(`stock.${stock.state}`)}
    </p>
  )
}
