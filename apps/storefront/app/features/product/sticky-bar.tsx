import type { Schemas } from '@haverhof/api-client'
import { useTranslations } from 'use-intl'
import { useFormats } from '../../site/prices/formats'
import { packsId } from './pack-choice'

type Props = { title: string; variant: Schemas['ProductVariant']; hasPacks: boolean }

/** On small screens price and pack stay in sight, and one tap leads back to the packs. */
export function StickyBar({ title, variant, hasPacks }: Props) {
  const t = useTranslations('product')
  const { euro } = useFormats()
  return (
    <div
      className="border-line bg-surface sticky bottom-0 -mx-4 sm:-mx-8 z-10 flex min-h-16 items-center justify-between gap-4 border-t px-4 py-2 md:hidden"
      data-no-print
    >
      <p className="min-w-0 leading-snug">
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
