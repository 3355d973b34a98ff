import { useTranslations } from '#texts'
import { type CartLine, useCartState } from '../../shared/cart'
import { LineAmount, LineExtras, LineName, LinePicture } from '../../shared/cart/line-parts'
import { PackChange } from '../../shared/cart/pack-change'
import { useOffersInterval } from '../../shared/cart/use-offers-interval'
import { useFormats } from '../../shared/prices/formats'
import { unitPriceText } from '../../shared/prices/price-notes'
import { IntervalField } from '../../shared/cart/interval-field'
import { Icon } from '../../ui/icon'
import { Quantity } from '../../ui/quantity'
import { quantityId } from './obstacles'
import { SampleNames } from './sample-names'
import { useLine } from './use-line'

type Props = { line: CartLine; showMissing: boolean }

/** A line of the cart: what it is, how many, what it comes to. */
export function CartLineRow({ line, showMissing }: Props) {
  const t = useTranslations('cart.lines')
  const { isBusy, wanted } = useCartState()
  const { max, problem, setQuantity, remove } = useLine(line)
  const offersInterval = useOffersInterval()
  const { productVariantId, description: product, productLabel, quantity } = line
  const isPending = isBusy && wanted[productVariantId] !== undefined
  const labels = {
    field: t('quantity', { product }),
    less: t('less', { product }),
    more: t('more', { product }),
  }
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 py-6 sm:gap-x-6">
      <LinePicture line={line} size="large" />
      <div className="flex min-w-0 flex-[1_1_15rem] flex-wrap items-start gap-x-6 gap-y-3">
        <div className="min-w-0 flex-[1_1_18rem]">
          <h2 className="text-lg leading-snug">
            <LineName line={line} />
          </h2>
          <p className="text-muted text-sm">
            {productLabel} · <PackPrice line={line} />
          </p>
          <StockWarning line={line} />
        </div>
        <div id={quantityId(productVariantId)}>
          <Quantity value={quantity} max={max} onChange={(next) => void setQuantity(next)} labels={labels} />
        </div>
        <div
          className={`ml-auto pt-2.5 transition-opacity duration-150 sm:min-w-22 ${isPending ? 'opacity-45' : ''}`}
        >
          <LineAmount line={line} />
        </div>
        {problem && <p className="text-danger basis-full text-sm font-medium">{problem}</p>}
        <div className="flex basis-full flex-col gap-3 empty:hidden">
          {offersInterval(line) ? <IntervalField line={line} /> : null}
          <LineExtras line={line} />
        </div>
        <div className="-mb-2 flex basis-full flex-wrap items-center gap-x-6">
          <PackChange line={line} />
          <RemoveButton
            label={t('remove')}
            name={t('removeNamed', { product })}
            onClick={() => void remove()}
          />
        </div>
      </div>
      <div className="basis-full empty:hidden">
        <SampleNames line={line} showMissing={showMissing} />
      </div>
    </li>
  )
}

/** The price of a pack with that of a kilogram, litre or piece of it; a single piece has but one price. */
function PackPrice({ line: { unitAmount, unitPrice } }: { line: CartLine }) {
  const t = useTranslations('cart.lines')
  const c = useTranslations('catalogue')
  const formats = useFormats()
  const price = formats.euro(unitAmount)
  return unitPrice ? `${price} · ${unitPriceText(unitPrice, c, formats)}` : t('each', { price })
}

function RemoveButton({ label, name, onClick }: { label: string; name: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={name}
      onClick={onClick}
      className="text-muted hover:text-ink inline-flex min-h-11 w-fit items-center gap-2 text-sm underline-offset-4 hover:underline"
    >
      <Icon name="trash" size={18} />
      {label}
    </button>
  )
}

/** Fewer than the line asks for, or none at all any more (CART-PAGES-7). */
function StockWarning({ line }: { line: CartLine }) {
  const t = useTranslations('cart.lines')
  const { state, amount } = line.stock
  const isGone = state === 'sold-out' || state === 'coming-soon'
  if (!isGone && amount === null) return null
  return (
    <p className={`mt-1 text-sm font-medium ${isGone ? 'text-danger' : 'text-warning'}`}>
      {isGone ? t('gone') : t('left', { amount: amount ?? 0 })}
    </p>
  )
}
