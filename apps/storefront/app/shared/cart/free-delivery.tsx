import { useTranslations } from '#texts'
import { Icon } from '../../ui/icon'
import { useFormats } from '../prices/formats'
import type { CalculatedCart } from './cart-state'

type Props = { calculated: Pick<CalculatedCart, 'freeShippingFrom' | 'missingToFreeShipping'> }

/** How far it is to free delivery, in words and as a bar (CART-PAGES-30). Nothing where delivery is never free. */
export function FreeDelivery({ calculated }: Props) {
  const t = useTranslations('cart.totals')
  const { euro } = useFormats()
  const { freeShippingFrom: from, missingToFreeShipping: missing } = calculated
  if (from === null || missing === null) return null
  return (
    <div className="flex flex-col gap-1.5">
      <p className="flex items-center gap-2 text-sm font-medium">
        <Icon name={missing > 0 ? 'truck' : 'check'} size={20} className="text-brand" />
        {missing > 0 ? t('missingToFree', { amount: euro(missing) }) : t('freeReached')}
      </p>
      {missing > 0 && (
        <progress
          aria-label={t('progress')}
          max={from}
          value={from - missing}
          className="[&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-brand bg-sunken block h-1.5 w-full appearance-none overflow-hidden rounded-full border-0 [&::-webkit-progress-value]:transition-[inline-size] [&::-webkit-progress-value]:duration-200"
        />
      )}
    </div>
  )
}
