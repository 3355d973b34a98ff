import type { Schemas } from '@haverhof/api-client'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormats } from '../../site/prices/formats'
import { packsId } from './pack-choice'

type Props = { title: string; variant: Schemas['ProductVariant']; hasPacks: boolean }

/** Marks the price in the page. */
export const priceId = 'price'

/** On small screens price and pack stay in sight, and one tap leads back to the packs. */
export function StickyBar({ title, variant, hasPacks }: Props) {
  const t = useTranslations('product')
  const { euro } = useFormats()
  const isNeeded = !useIsPriceInSight()
  return (
    <div
      className={`border-line bg-surface sticky bottom-0 z-10 -mx-4 flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t px-4 py-2 transition-[translate,visibility] duration-200 sm:-mx-8 sm:px-8 md:hidden ${isNeeded ? '' : 'invisible translate-y-full'}`}
      data-no-print
    >
      <p className="min-w-0 flex-[1_1_14rem] leading-snug">
        <span className="block truncate text-sm">{title}</span>
        <span className="font-semibold">{euro(variant.price.amount)}</span>{' '}
        <span className="text-muted text-sm">{variant.colour?.label ?? variant.packSize}</span>
      </p>
      {hasPacks && (
        <a
          href={`#${packsId}`}
          className="border-line-strong rounded-control inline-flex min-h-11 shrink-0 items-center border px-4 text-sm font-medium"
        >
          {t('packs.change')}
        </a>
      )}
    </div>
  )
}

/** Saying the price twice on one screen only takes room away. */
function useIsPriceInSight(): boolean {
  const [isInSight, setIsInSight] = useState(false)
  useEffect(() => {
    const price = document.querySelector(`#${priceId}`)
    if (!price) return undefined
    const observer = new IntersectionObserver((entries) =>
      setIsInSight(entries.at(-1)?.isIntersecting ?? false),
    )
    observer.observe(price)
    return () => observer.disconnect()
  }, [])
  return isInSight
}
