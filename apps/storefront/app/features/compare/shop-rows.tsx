import type { Schemas } from '@haverhof/api-client'
import type { ReactNode } from 'react'
import { useTranslations } from '#texts'
import { useFormats } from '../../shared/prices/formats'
import { unitPriceText } from '../../shared/prices/price-notes'
import { PriceTag, priceTerms } from '../../shared/prices/price-tag'
import { StockLine } from '../../shared/prices/stock-line'
import { Stars } from '../../ui/stars'
import { tieUnits } from '../../ui/tie-units'
import { Row } from './compare-row'
import { differs, lowestUnitPrice } from './compare-rows'

type Product = Schemas['Comparison']['products'][number]
type ShopRow = 'price' | 'unitPrice' | 'pack' | 'rating' | 'stock' | 'composition'

type Props = {
  products: readonly Product[]
  names: readonly ShopRow[]
  isShown: (row: { differs: boolean }) => boolean
}

/** What the shop itself says of its goods; which of it stands where is up to the table. */
export function ShopRows({ products, names, isShown }: Props) {
  const t = useTranslations('compare')
  const cells = useShopCells()
  return names
    .filter((name) => isShown({ differs: differs(products.map(cells[name].value)) }))
    .map((name) => (
      <Row
        key={name}
        label={t(`rows.${name}`)}
        cells={products.map((product) => cells[name].show(product) || t('missing'))}
        best={name === 'unitPrice' ? lowestUnitPrice(products.map(({ price }) => price.unitPrice)) : []}
      />
    ))
}

type Cell = { value: (product: Product) => unknown; show: (product: Product) => ReactNode }

function useShopCells(): Record<ShopRow, Cell> {
  const t = useTranslations('compare')
  const c = useTranslations('catalogue')
  const formats = useFormats()
  return {
    price: {
      value: ({ price }) => price.amount,
      show: ({ price, productType }) => (
        <PriceTag
          price={{ ...price, unitPrice: null }}
          t={c}
          formats={formats}
          terms={priceTerms(productType)}
        />
      ),
    },
    unitPrice: {
      value: ({ price }) => price.unitPrice,
      show: ({ price }) => price.unitPrice && unitPriceText(price.unitPrice, c, formats),
    },
    pack: { value: ({ packSize }) => packSize, show: ({ packSize }) => packSize },
    rating: { value: ({ rating }) => rating, show: ({ rating }) => rating && <Rating {...rating} /> },
    stock: { value: ({ stock }) => stock, show: ({ stock }) => <StockLine stock={stock} t={c} /> },
    composition: {
      value: ({ composition }) => composition,
      show: ({ composition }) =>
        composition && (
          <details>
            <summary className="min-h-11 py-2 underline underline-offset-4">{t('show')}</summary>
            {tieUnits(composition)}
          </details>
        ),
    },
  }
}

function Rating({ average, count }: { average: number; count: number }) {
  const c = useTranslations('catalogue')
  const formats = useFormats()
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <Stars rating={average} label={c('card.rating', { average: formats.decimal(average) })} />
      <span>{c('card.reviews', { count })}</span>
    </span>
  )
}
