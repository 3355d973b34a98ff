import type { Schemas } from '@haverhof/api-client'
import { isAnalysisKit } from '@haverhof/domain/catalogue'
import { type ComponentProps, Suspense, useId } from 'react'
import { useTranslations } from '#texts'
import { lateWithTexts } from '../../shared/shop/late-with-texts'
import { useFormats } from '../../shared/prices/formats'
import { useShop } from '../../shared/shop/shop'
import type { DaysProps } from './repeat-days'

const RepeatDays = lateWithTexts<DaysProps>(
  'repeat-choice',
  async () => (await import('./repeat-days')).RepeatDays,
)

type Props = {
  product: Pick<Schemas['ProductDetail'], 'productType' | 'title'>
  variant: Schemas['ProductVariant']
  quantity: number
  setQuantity: (quantity: number) => void
  /** As many as can be bought. */
  most: number
  arrivesBy: string
  /** Every so many days; null once. */
  days: number | null
  setDays: (days: number | null) => void
}

/** Until the horse or the label is loaded. */
const usualDays = 42

/** Once, which is what is chosen, or every few weeks; what that means comes with the choice (REPEAT-1). */
export function RepeatChoice({ product, variant, days, setDays, ...rest }: Props) {
  const t = useTranslations('product.repeat')
  const { percent } = useFormats()
  const { repeatPercent } = useShop().site
  const name = useId()
  if (repeatPercent === null || isAnalysisKit(product.productType) || variant.byAppointment) return null
  return (
    <fieldset className="min-w-0" data-no-print>
      <legend className="sr-only">{t('legend')}</legend>
      <div className="grid grid-cols-2 gap-2">
        <Way name={name} title={t('once')} checked={days === null} onChange={() => setDays(null)} />
        <Way
          name={name}
          title={t('again')}
          text={repeatPercent > 0 ? t('off', { percent: percent(repeatPercent) }) : undefined}
          checked={days !== null}
          onChange={() => setDays(days ?? usualDays)}
        />
      </div>
      {days === null ? null : (
        <Suspense fallback={<div className="h-40" />}>
          <RepeatDays
            {...{ variant, days, setDays, ...rest }}
            title={product.title}
            percent={repeatPercent}
          />
        </Suspense>
      )}
    </fieldset>
  )
}

type WayProps = Pick<ComponentProps<'input'>, 'name' | 'checked' | 'onChange'> & {
  title: string
  text?: string | undefined
}

function Way({ title, text, ...input }: WayProps) {
  return (
    <label className="border-line-strong has-checked:border-brand has-checked:inset-ring-brand has-checked:bg-surface has-focus-visible:outline-brand hover:bg-sunken rounded-control flex min-h-11 items-center gap-2.5 border px-2.5 py-1.5 leading-tight -outline-offset-4 has-checked:inset-ring has-focus-visible:outline-3">
      <input type="radio" {...input} className="accent-brand size-5 shrink-0 outline-none" />
      <span className="min-w-0">
        <span className="block text-sm font-medium">{title}</span>
        {text ? <span className="text-success block text-xs font-medium">{text}</span> : null}
      </span>
    </label>
  )
}
