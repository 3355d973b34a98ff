import type { Schemas } from '@haverhof/api-client'
import type { ReactNode } from 'react'
import { useTranslations } from '#texts'
import { useIsInSight } from '../../toolkit/use-is-in-sight'
import { useFormats } from '../../shared/prices/formats'
import { priceNotes } from '../../shared/prices/price-notes'
import { priceTerms } from '../../shared/prices/price-tag'
import { Icon } from '../../ui/icon'
import { packsId } from './pack-choice'

type Props = {
  title: string
  variant: Schemas['ProductVariant']
  productType: number
  hasPacks: boolean
  /** How to buy it; null when it cannot be had. */
  buy: ReactNode
}

/** Marks the price and the way to buy in the page. */
export const priceId = 'price'
export const buyId = 'buy'

/** On small screens price, pack and the way to buy stay in sight, and one tap leads back to the packs. */
export function StickyBar({ title, variant, productType, hasPacks, buy }: Props) {
  const t = useTranslations('product')
  const c = useTranslations('catalogue')
  const formats = useFormats()
  const terms = priceTerms(productType)
  const pack = variant.colour?.label ?? variant.packSize
  // Saying the same twice on one screen only takes room away.
  const isNeeded = !useIsInSight(buy ? buyId : priceId, false)
  return (
    <div
      className={`border-line bg-surface sticky bottom-0 z-10 -mx-4 flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t px-4 py-2 transition-[translate,visibility] duration-200 sm:-mx-8 sm:px-8 md:hidden ${isNeeded ? '' : 'invisible translate-y-full'}`}
      data-bottom-bar
      data-no-print
    >
      <div className="min-w-0 flex-[1_1_14rem] leading-snug">
        <p className="truncate text-sm">{title}</p>
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="font-semibold">{formats.euro(variant.price.amount)}</span>
          {hasPacks ? (
            <a
              href={`#${packsId}`}
              className="text-muted inline-flex min-h-6 items-center gap-1 text-sm underline underline-offset-4"
            >
              <span className="sr-only">{t('packs.change')}: </span>
              {pack}
              <Icon name="chevron-up" size={16} />
            </a>
          ) : (
            <span className="text-muted text-sm">{pack}</span>
          )}
        </p>
        <p className="text-muted text-xs">
          {[priceNotes(variant.price, c, formats), c(`price.${terms}`)].filter(Boolean).join(' · ')}
        </p>
      </div>
      {buy}
    </div>
  )
}
