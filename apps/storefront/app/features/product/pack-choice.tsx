import type { Schemas } from '@haverhof/api-client'
import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { useFormats } from '../../shared/prices/formats'
import { priceNotes } from '../../shared/prices/price-notes'

type Variant = Schemas['ProductVariant']

export const packsId = 'packs'

/** Every pack has an address of its own, so choosing one is following a link. */
export function PackChoice({ variants, current }: { variants: readonly Variant[]; current: Variant }) {
  const t = useTranslations('product')
  if (variants.length < 2) return null
  const hasColours = variants.every(({ colour }) => colour !== null)
  return (
    <nav id={packsId} aria-label={hasColours ? t('packs.colours') : t('packs.sizes')} data-no-print>
      <ul className="-mx-4 -my-0.5 flex scroll-px-4 gap-2 overflow-x-auto px-4 py-1.5 sm:mx-0 sm:grid sm:grid-cols-[repeat(auto-fit,minmax(9.4rem,1fr))] sm:overflow-visible sm:px-0">
        {variants.map((variant) => (
          <li className="shrink-0" key={variant.productVariantId}>
            <PackLink variant={variant} isCurrent={variant.productVariantId === current.productVariantId} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function PackLink({ variant, isCurrent }: { variant: Variant; isCurrent: boolean }) {
  const c = useTranslations('catalogue')
  const formats = useFormats()
  const { byAppointment, colour, packLabel, packSize, price, stock } = variant
  const isAvailable = stock.state === 'available' || stock.state === 'low-stock'
  return (
    <Link
      to={variant.url}
      preventScrollReset
      aria-current={isCurrent ? 'true' : undefined}
      className="border-line-strong aria-[current]:border-brand aria-[current]:outline-brand hover:bg-sunken aria-[current]:bg-surface rounded-control block h-full min-h-11 border px-2.5 py-1.5 leading-snug aria-[current]:not-focus-visible:outline-2 aria-[current]:not-focus-visible:-outline-offset-2"
    >
      <span className="block font-semibold">
        {colour ? colour.label : packSize}{' '}
        {byAppointment && <span className="text-muted text-xs font-normal sm:block">{packLabel}</span>}
      </span>
      <span className="block text-sm">{formats.euro(price.amount)}</span>
      <span className="text-muted block text-xs">{priceNotes(price, c, formats)}</span>
      {!isAvailable && <span className="text-muted block text-xs">{c(`stock.${stock.state}`)}</span>}
    </Link>
  )
}
