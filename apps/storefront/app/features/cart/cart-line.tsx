import { useTranslations } from 'use-intl'
import { type CartLine, LineAmount, LineExtras, LineName, LinePicture, useCartState } from '../../site/cart'
import { useFormats } from '../../site/prices/formats'
import { Icon } from '../../ui/icon'
import { Quantity } from '../../ui/quantity'
import { quantityId } from './obstacles'
import { SampleNames } from './sample-names'
import { useLine } from './use-line'

type Props = { line: CartLine; showMissing: boolean }

/** A line of the cart: what it is, how many, what it comes to. */
export function CartLineRow({ line, showMissing }: Props) {
  const t = useTranslations('cart.lines')
  const { euro } = useFormats()
  const { isBusy, wanted } = useCartState()
  const { max, problem, setQuantity, remove } = useLine(line)
  const { productVariantId, description: product, productLabel, quantity, unitAmount } = line
  const isPending = isBusy && wanted[productVariantId] !== undefined
  const labels = {
    field: t('quantity', { product }),
    less: t('less', { product }),
    more: t('more', { product }),
  }
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 gap-y-3 py-6 sm:gap-x-6">
      <LinePicture line={line} size="large" />
      <div className="grid min-w-0 items-start gap-x-6 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto_9rem]">
        <div className="min-w-0">
          <h2 className="text-lg leading-snug">
            <LineName line={line} />
          </h2>
          <p className="text-muted text-sm">
            {productLabel} · {t('each', { price: euro(unitAmount) })}
          </p>
          <StockWarning line={line} />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 sm:contents">
          <div id={quantityId(productVariantId)}>
            <Quantity
              value={quantity}
              max={max}
              onChange={(next) => void setQuantity(next)}
              labels={labels}
            />
          </div>
          <div className={`transition-opacity duration-150 sm:pt-2.5 ${isPending ? 'opacity-45' : ''}`}>
            <LineAmount line={line} />
          </div>
        </div>
        {problem && <p className="text-danger text-sm font-medium sm:col-span-3">{problem}</p>}
        <div className="empty:hidden sm:col-span-3">
          <LineExtras line={line} />
        </div>
        <RemoveButton
          label={t('remove')}
          name={t('removeNamed', { product })}
          onClick={() => void remove()}
        />
      </div>
      <div className="col-span-2 empty:hidden">
        <SampleNames line={line} showMissing={showMissing} />
      </div>
    </li>
  )
}

function RemoveButton({ label, name, onClick }: { label: string; name: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={name}
      onClick={onClick}
      className="text-muted hover:text-ink -my-2 inline-flex min-h-11 w-fit items-center gap-2 text-sm underline-offset-4 hover:underline"
    >
      <Icon name="trash" size={18} />
      {label}
    </button>
  )
}

/** SHELF-7: fewer than the line asks for, or none at all any more. */
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
