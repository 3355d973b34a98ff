import type { Schemas } from '@haverhof/api-client'
import { type ReactNode, useState } from 'react'
import { type MessageKey, type Translate, useTranslations } from '#texts'
import { type Formats, useFormats } from '../../shared/prices/formats'
import { PriceTag, priceTerms, unitPriceText } from '../../shared/prices/price-tag'
import { StockLine } from '../../shared/prices/stock-line'
import { unitName } from '../../shared/prices/unit-name'
import { Stars } from '../../ui/stars'
import { tieUnits } from '../../ui/tie-units'
import { CompareHead } from './compare-head'
import { type CompareCell, compareRows, differs, rowGroups } from './compare-rows'

type Product = Schemas['Comparison']['products'][number]
type Props = {
  comparison: Schemas['Comparison']
  onRemove: (id: number) => void
  /** A control of another part of the shop below each product, such as the button to buy it. */
  action: (product: Product) => ReactNode
  /** A row of another part of the shop below the values of the shop. */
  children?: ReactNode
}

/** Products side by side. The names stay in sight above and the values to the left, however far one scrolls. */
export function CompareTable({ comparison, onRemove, action, children }: Props) {
  const t = useTranslations('compare')
  const c = useTranslations('catalogue')
  const formats = useFormats()
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const { products } = comparison
  const isShown = (row: { differs: boolean }) => row.differs || !onlyDifferences
  const groups = rowGroups(compareRows(comparison).filter(isShown))
  return (
    <>
      {products.length > 1 && (
        <label className="mb-4 flex min-h-11 w-fit items-center gap-3 noscript:hidden" data-no-print>
          <input
            type="checkbox"
            checked={onlyDifferences}
            onChange={(event) => setOnlyDifferences(event.target.checked)}
            className="accent-brand size-5"
          />
          {t('onlyDifferences')}
        </label>
      )}
      <section
        aria-label={t('title')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        className="border-line relative max-h-[85dvh] overflow-auto border-y print:max-h-none"
      >
        <table
          className={`w-full table-fixed border-separate border-spacing-0 text-left align-top text-xs sm:text-sm ${leastWidths[products.length] ?? ''}`}
        >
          <CompareHead products={products} onRemove={onRemove} />
          <tbody>
            <ActionRow products={products} action={action} />
            <ShopRows products={products} isShown={isShown} />
            {children}
          </tbody>
          {groups.map(({ group, rows }) => (
            <tbody key={group}>
              <tr>
                <th scope="rowgroup" colSpan={products.length + 1} className="pt-8 pb-2 text-left">
                  <span className="font-display sticky left-0 text-lg">
                    {t(`groups.${group as MessageKey<'compare.groups'>}`)}
                  </span>
                </th>
              </tr>
              {rows.map((row) => (
                <Row
                  key={row.key}
                  label={row.label}
                  cells={row.cells.map((cell) => cellText(cell, formats, c) ?? t('missing'))}
                />
              ))}
            </tbody>
          ))}
        </table>
      </section>
    </>
  )
}

/** Two products fit a phone side by side; more of them, or larger letters, make one scroll. */
const leastWidths: Record<number, string> = { 2: 'min-w-88', 3: 'min-w-120', 4: 'min-w-152' }

/** Not a value of the products, hence without a label to see. */
function ActionRow({ products, action }: { products: readonly Product[]; action: Props['action'] }) {
  const t = useTranslations('buy')
  return (
    <tr data-no-print>
      <th scope="row" className="bg-ground sticky left-0 z-1">
        <span className="sr-only">{t('add')}</span>
      </th>
      {products.map((product) => (
        <td key={product.productVariantId} className="px-2 pb-3 align-top sm:px-3">
          {action(product)}
        </td>
      ))}
    </tr>
  )
}

/** What a shopper asks first: price, price of a kilo, pack, opinion, stock, what is in it. */
function ShopRows({
  products,
  isShown,
}: {
  products: readonly Product[]
  isShown: (row: { differs: boolean }) => boolean
}) {
  const t = useTranslations('compare')
  const c = useTranslations('catalogue')
  const formats = useFormats()
  const rows: {
    key: ShopRow
    value: (product: Product) => unknown
    show: (product: Product) => ReactNode
  }[] = [
    {
      key: 'price',
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
    {
      key: 'unitPrice',
      value: ({ price }) => price.unitPrice,
      show: ({ price }) => price.unitPrice && unitPriceText(price.unitPrice, c, formats),
    },
    { key: 'pack', value: ({ packSize }) => packSize, show: ({ packSize }) => packSize },
    { key: 'rating', value: ({ rating }) => rating, show: ({ rating }) => rating && <Rating {...rating} /> },
    { key: 'stock', value: ({ stock }) => stock, show: ({ stock }) => <StockLine stock={stock} t={c} /> },
    {
      key: 'composition',
      value: ({ composition }) => composition,
      show: ({ composition }) => composition && tieUnits(composition),
    },
  ]
  return rows
    .filter(({ value }) => isShown({ differs: differs(products.map(value)) }))
    .map(({ key, show }) => (
      <Row
        key={key}
        label={t(`rows.${key}`)}
        cells={products.map((product) => show(product) || t('missing'))}
      />
    ))
}

type ShopRow = 'price' | 'unitPrice' | 'pack' | 'rating' | 'stock' | 'composition'

function Row({ label, cells }: { label: string; cells: readonly ReactNode[] }) {
  return (
    <tr>
      <th
        scope="row"
        className="bg-ground print:bg-transparent border-line sticky left-0 z-1 border-t py-3 pr-1 align-top font-medium wrap-anywhere hyphens-auto"
      >
        {label}
      </th>
      {cells.map((cell, place) => (
        <td
          // oxlint-disable-next-line react/no-array-index-key -- a cell is its column
          key={place}
          className="border-line border-t px-2 py-3 align-top wrap-anywhere hyphens-auto sm:px-3"
        >
          {cell}
        </td>
      ))}
    </tr>
  )
}

function Rating({ average, count }: { average: number; count: number }) {
  const c = useTranslations('catalogue')
  const formats = useFormats()
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <Stars rating={average} label={c('card.rating', { average: formats.rating(average) })} />
      <span>{c('card.reviews', { count })}</span>
    </span>
  )
}

function cellText(cell: CompareCell, { figure }: Formats, t: Translate<'catalogue'>): string | null {
  if (cell === null) return null
  return 'amount' in cell ? `${figure(cell.amount)} ${unitName(cell.unit, t)}` : cell.join(', ')
}
