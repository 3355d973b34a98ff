import type { Schemas } from '@haverhof/api-client'
import { percentOf } from '@haverhof/domain/pricing'
import { repeatLimits } from '@haverhof/domain/repeat-delivery'
import { useEffect, useState } from 'react'
import { useTranslations } from '#texts'
import { useOftenWords, useProposals } from '../../shared/horses/use-proposals'
import { useFormats } from '../../shared/prices/formats'
import { SelectField } from '../../ui/select-field'

type Variant = Pick<Schemas['ProductVariant'], 'productVariantId' | 'price'>

export type WeeksProps = {
  variant: Variant
  quantity: number
  weeks: number
  setWeeks: (weeks: number) => void
  /** What is off every delivery. */
  percent: number
}

const { min, max } = repeatLimits.weeks
const allWeeks = Array.from({ length: max - min + 1 }, (_, place) => min + place)

/** REPEAT-5: how often, with what fits the horse marked, what a delivery costs, and how it ends. */
export function RepeatWeeks({ variant, quantity, weeks, setWeeks, percent }: WeeksProps) {
  const t = useTranslations('repeat-choice')
  const wordsOf = useOftenWords()
  const { productVariantId } = variant
  const proposal = useProposals([{ productVariantId, quantity }])(productVariantId)
  const [isChosen, setIsChosen] = useState(false)
  const proposed = proposal?.weeks
  useEffect(() => {
    if (!isChosen && proposed !== undefined) setWeeks(proposed)
    // oxlint-disable-next-line react/exhaustive-deps -- once for each proposal
  }, [proposed, isChosen])
  return (
    <div className="mt-3 flex flex-col gap-2">
      <SelectField
        label={t('weeks')}
        value={weeks}
        onChange={(event) => {
          setIsChosen(true)
          setWeeks(Number(event.currentTarget.value))
        }}
      >
        {allWeeks.map((each) => (
          <option key={each} value={each}>
            {wordsOf(each, proposal)}
          </option>
        ))}
      </SelectField>
      <DeliveryPrice cents={Math.round(variant.price.amount * 100) * quantity} percent={percent} />
      <p className="text-muted text-sm">{t('text')}</p>
    </div>
  )
}

function DeliveryPrice({ cents, percent }: { cents: number; percent: number }) {
  const t = useTranslations('repeat-choice')
  const { euro } = useFormats()
  const amount = euro((cents - percentOf(cents, percent)) / 100)
  return (
    <p className="font-medium tabular-nums">
      {percent > 0 ? t('price', { amount, before: euro(cents / 100) }) : t('plain', { amount })}
    </p>
  )
}
