import { cartLimits } from '@haverhof/domain/cart'
import { useTranslations } from '#texts'
import type { CartLine } from '../../shared/cart'
import { LineAmount, LineExtras, LineName, LinePicture } from '../../shared/cart/line-parts'
import { Button } from '../../ui/button'
import { Quantity } from '../../ui/quantity'
import type { Again } from './use-again'

type Props = { lines: readonly CartLine[]; change: Again['change'] }

/** What is ordered again, at the prices of today. */
export function AgainLines({ lines, change }: Props) {
  return (
    <ul className="divide-line border-line divide-y border-y">
      {lines.map((line) => (
        <Line key={line.productVariantId} line={line} change={change} />
      ))}
    </ul>
  )
}

function Line({ line, change }: { line: CartLine; change: Again['change'] }) {
  const t = useTranslations('again')
  const { productVariantId, description, productLabel, quantity } = line
  return (
    <li className="flex gap-4 py-4">
      <LinePicture line={line} size="small" />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap justify-between gap-x-4">
          <p className="min-w-0 flex-[1_1_14rem] leading-snug font-medium">
            <LineName line={line} />
            <span className="text-muted block text-sm font-normal">{productLabel}</span>
          </p>
          <LineAmount line={line} />
        </div>
        <LineExtras line={line} />
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
          <Quantity
            value={quantity}
            max={cartLimits.quantityPerLine}
            onChange={(next) => void change((calls, id) => calls.changeQuantity(id, productVariantId, next))}
            labels={{
              field: t('quantity', { title: description }),
              less: t('less', { title: description }),
              more: t('more', { title: description }),
            }}
          />
          <Button
            look="text"
            onClick={() => void change((calls, id) => calls.removeProduct(id, productVariantId))}
          >
            {t('remove')}
            <span className="sr-only"> {description}</span>
          </Button>
        </div>
      </div>
    </li>
  )
}
