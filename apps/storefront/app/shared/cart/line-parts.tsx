import { intervalWords } from '@haverhof/domain/cart'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { Badge } from '../../ui/badge'
import { Icon } from '../../ui/icon'
import { useFormats } from '../prices/formats'
import { useShop } from '../shop/shop'
import type { CartLine } from './cart-state'

/** The picture of a line; its name stands beside it. */
export function LinePicture({ line, size }: { line: Pick<CartLine, 'imageUrl'>; size: 'small' | 'large' }) {
  return (
    <img
      src={line.imageUrl}
      alt=""
      width="96"
      height="96"
      loading="lazy"
      className={`bg-sunken rounded-control aspect-square h-auto shrink-0 self-start object-contain p-1 ${size === 'small' ? 'w-[min(6.4rem,18vw)]' : 'w-[min(8rem,24vw)] sm:w-24'}`}
    />
  )
}

export function LineName({ line }: { line: CartLine }) {
  return (
    <Link to={line.url} lang={useOtherLanguage(line)} className="underline-offset-4 hover:underline">
      {line.description}
    </Link>
  )
}

/** The language of a line's name, where it is not the page's. */
export function useOtherLanguage({ textLanguage }: Pick<CartLine, 'textLanguage'>): string | undefined {
  const { language } = useShop()
  return textLanguage === language ? undefined : textLanguage
}

/** What the line costs now, and what it would without reductions and discounts. */
export function LineAmount({ line }: { line: Pick<CartLine, 'totalAmount' | 'originalAmount'> }) {
  const t = useTranslations('cart.lines')
  const { euro } = useFormats()
  const { totalAmount, originalAmount } = line
  return (
    <p className="text-right leading-snug">
      <span className="font-semibold tabular-nums">{euro(totalAmount)}</span>
      {originalAmount > totalAmount && (
        <span className="block">
          <s aria-hidden="true" className="text-muted text-sm tabular-nums">
            {euro(originalAmount)}
          </s>
          <span className="sr-only">{t('before', { price: euro(originalAmount) })}</span>
        </span>
      )}
    </p>
  )
}

/** Every how many days it comes again; nothing where it comes once (REPEAT-1). */
export function LineInterval({ line: { repeatDays } }: { line: Pick<CartLine, 'repeatDays'> }) {
  const t = useTranslations('cart.repeat')
  if (repeatDays === null) return null
  return (
    <p className="flex items-start gap-2 text-sm">
      <Icon name="refresh" size={18} className="text-brand mt-0.5" />
      <span className="min-w-0 font-medium">{t('every', intervalWords(repeatDays))}</span>
    </p>
  )
}

/** Discounts of the line by name, and what comes with it for nothing. */
export function LineExtras({ line }: { line: Pick<CartLine, 'productDiscounts' | 'freeProducts'> }) {
  const t = useTranslations('cart.lines')
  const { euro } = useFormats()
  if (line.productDiscounts.length + line.freeProducts.length === 0) return null
  return (
    <ul className="flex flex-col gap-1 text-sm">
      {line.productDiscounts.map(({ promotionKey, description, amount }) => (
        <Extra key={promotionKey} icon="tag">
          {description}{' '}
          <span className="text-success font-medium whitespace-nowrap tabular-nums">{euro(-amount)}</span>
        </Extra>
      ))}
      {line.freeProducts.map(({ productVariantId, quantity, description, productLabel, promotionText }) => (
        <Extra key={productVariantId} icon="gift">
          {quantity} × {description} <span className="text-muted">{productLabel}</span>{' '}
          <Badge>{t('free')}</Badge>
          {promotionText && <span className="text-muted block">{promotionText}</span>}
        </Extra>
      ))}
    </ul>
  )
}

function Extra({ icon, children }: { icon: string; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2">
      <Icon name={icon} size={18} className="text-brand mt-0.5" />
      <span className="min-w-0">{children}</span>
    </li>
  )
}
