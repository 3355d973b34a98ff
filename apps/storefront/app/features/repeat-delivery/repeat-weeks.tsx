import type { Schemas } from '@haverhof/api-client'
import { percentOf } from '@haverhof/domain/pricing'
import { proposedWeeks, repeatLimits } from '@haverhof/domain/repeat-delivery'
import { useEffect, useState } from 'react'
import { useTranslations } from '#texts'
import { useChosenHorse } from '../../shared/horses/chosen-horse'
import { rationOf } from '../../shared/horses/use-ration'
import { useFormats } from '../../shared/prices/formats'
import { answerOf, useQuery } from '../../shared/shop/use-query'
import { SelectField } from '../../ui/select-field'

type Variant = Pick<Schemas['ProductVariant'], 'content' | 'daysPerPack' | 'price'>

export type WeeksProps = {
  product: { productId: number; dose: unknown }
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
export function RepeatWeeks({ product, variant, quantity, weeks, setWeeks, percent }: WeeksProps) {
  const t = useTranslations('repeat-choice')
  const proposal = useProposal(product, variant, quantity)
  const [isChosen, setIsChosen] = useState(false)
  const proposed = proposal?.weeks
  useEffect(() => {
    if (!isChosen && proposed !== undefined) setWeeks(proposed)
    // oxlint-disable-next-line react/exhaustive-deps -- once for each proposal
  }, [proposed, isChosen])
  const wordsOf = (each: number) => {
    const often = t('every', { weeks: each })
    if (each !== proposal?.weeks) return often
    return proposal.horse === null ? t('label', { often }) : t('fits', { often, horse: proposal.horse })
  }
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
            {wordsOf(each)}
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

type Proposal = { weeks: number; horse: string | null }

/** REPEAT-5: what the packs last the chosen horse, else the horse of the label; null where neither says. */
function useProposal(
  { productId, dose }: WeeksProps['product'],
  { content: { amount, unit }, daysPerPack }: Variant,
  quantity: number,
): Proposal | null {
  const horse = useChosenHorse()
  const { content } = useQuery(
    horse && dose ? `ration to repeat ${productId} ${JSON.stringify(horse)}` : null,
    async (api) => (horse ? rationOf(api, productId, horse) : ('refused' as const)),
  )
  const ration = answerOf(content)
  const line = { gramsPerPack: amount, quantity }
  if (horse && ration && ration !== 'refused' && unit !== 'piece') {
    const weeks = proposedWeeks({ ...line, gramsPerDay: ration.gramsPerDay })
    return weeks === null ? null : { weeks, horse: horse.name }
  }
  if (horse && dose && ration === null) return null
  const weeks = daysPerPack === null ? null : proposedWeeks({ ...line, gramsPerDay: amount / daysPerPack })
  return weeks === null ? null : { weeks, horse: null }
}
