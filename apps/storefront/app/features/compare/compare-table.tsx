import type { Schemas } from '@haverhof/api-client'
import { type ReactNode, useRef, useState } from 'react'
import { type MessageKey, type Translate, useTranslations } from '#texts'
import { amountText } from '../../shared/prices/amount-text'
import { type Formats, useFormats } from '../../shared/prices/formats'
import { CompareHead } from './compare-head'
import { CompareNames } from './compare-names'
import { Row } from './compare-row'
import { type CompareCell, type CompareRow, compareRows, firstRows, lowest, rowGroups } from './compare-rows'
import { ShopRows } from './shop-rows'

type Product = Schemas['Comparison']['products'][number]
type Props = {
  comparison: Schemas['Comparison']
  onRemove: (id: number) => void
  /** A control of another part of the shop below each product, such as the button to buy it. */
  action: (product: Product) => ReactNode
  /** A row of another part of the shop below the prices. */
  children?: ReactNode
}

/** Products side by side, in the page itself: what one asks first stands first, what is long to read is folded up (COMPARE-6). */
export function CompareTable({ comparison, onRemove, action, children }: Props) {
  const t = useTranslations('compare')
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const scroller = useRef<HTMLElement>(null)
  const { products } = comparison
  const isShown = (row: { differs: boolean }) => row.differs || !onlyDifferences
  const { first, others } = firstRows(compareRows(comparison).filter(isShown))
  return (
    <>
      {products.length > 1 && (
        <label className="mb-2 flex min-h-11 w-fit items-center gap-3 noscript:hidden" data-no-print>
          <input
            type="checkbox"
            checked={onlyDifferences}
            onChange={(event) => setOnlyDifferences(event.target.checked)}
            className="accent-brand size-5"
          />
          {t('onlyDifferences')}
        </label>
      )}
      <CompareNames products={products} scroller={scroller} />
      <section
        ref={scroller}
        aria-label={t('title')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        className="compare-table"
      >
        <table data-count={products.length}>
          <CompareHead products={products} onRemove={onRemove} />
          <tbody>
            <ActionRow products={products} action={action} />
            <ShopRows products={products} names={['price', 'unitPrice']} isShown={isShown} />
            {children}
            {first.map((row) => (
              <FigureRow key={row.key} row={row} />
            ))}
            <ShopRows products={products} names={['pack', 'rating', 'stock']} isShown={isShown} />
          </tbody>
          {rowGroups(others).map(({ group, rows }) => (
            <tbody key={group}>
              <tr>
                <th scope="rowgroup" colSpan={products.length + 1} className="pt-8 pb-2 text-left">
                  <span className="font-display sticky left-0 text-lg">
                    {t(`groups.${group as MessageKey<'compare.groups'>}`)}
                  </span>
                </th>
              </tr>
              {rows.map((row) => (
                <FigureRow key={row.key} row={row} />
              ))}
            </tbody>
          ))}
          <tbody>
            <ShopRows products={products} names={['composition']} isShown={isShown} />
          </tbody>
        </table>
      </section>
    </>
  )
}

/** Of these the lowest is marked. */
const lowIsGood: ReadonlySet<string> = new Set(['sugar', 'starch'])

function FigureRow({ row: { key, label, cells } }: { row: CompareRow }) {
  const t = useTranslations('compare')
  const c = useTranslations('catalogue')
  const formats = useFormats()
  const amounts = cells.map((cell) => (cell && 'amount' in cell ? cell.amount : null))
  return (
    <Row
      label={label}
      cells={cells.map((cell) => cellText(cell, formats, c) ?? t('missing'))}
      best={lowIsGood.has(key) ? lowest(amounts) : []}
    />
  )
}

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

function cellText(cell: CompareCell, formats: Formats, t: Translate<'catalogue'>): string | null {
  if (cell === null) return null
  return 'amount' in cell ? amountText(cell, formats, t) : cell.join(', ')
}
