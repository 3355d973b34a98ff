import { productTypes } from '@haverhof/domain/catalogue'
import { Link } from 'react-router'
import { useTranslations } from '#texts'
import type { CartLine } from '../../shared/cart'
import { useRationUrl } from '../../shared/shop/feed-calculator-link'
import { Icon } from '../../ui/icon'

/** RATIONS-14: all packs of the cart as the ration of one horse. */
export function RationLink({ lines }: { lines: readonly CartLine[] }) {
  const t = useTranslations('cart')
  const ration = useRationUrl()
  if (!ration || !lines.some(({ productType }) => productType === productTypes.feed)) return null
  const packs = lines.map(
    ({ productVariantId, quantity }) => `pack=${productVariantId}&grams=&count=${quantity}`,
  )
  return (
    <Link
      to={`${ration}?${packs.join('&')}`}
      className="inline-flex min-h-11 w-fit items-center gap-2 underline decoration-1 underline-offset-4 hover:decoration-2"
      data-no-print
    >
      <Icon name="balance" size={20} className="text-brand" />
      {t('asRation')}
    </Link>
  )
}
