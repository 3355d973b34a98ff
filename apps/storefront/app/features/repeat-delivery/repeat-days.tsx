import type { Schemas } from '@haverhof/api-client'
import { percentOf } from '@haverhof/domain/pricing'
import { intervalChoices } from '@haverhof/domain/cart'
import { repeatLimits } from '@haverhof/domain/repeat-delivery'
import { Suspense, useEffectEvent, useLayoutEffect, useState } from 'react'
import { useTranslations } from '#texts'
import { useNextDay } from '../../shared/cart/next-day'
import { type Proposal, type Refused, useOftenWords, useProposals } from '../../shared/horses/use-proposals'
import { RefusalReasonSlot } from '../../shared/lazy/refusal-reason-slot'
import { lateWithTexts } from '../../shared/shop/late-with-texts'
import { useFormats } from '../../shared/prices/formats'
import { accountState, nobodyYet } from '../../shared/state/account-state'
import { useStore } from '../../toolkit/store'
import { SelectField } from '../../ui/select-field'
import { Lasting } from './lasting'
import type { RunningProps } from './running-deliveries'

const RunningDeliveries = lateWithTexts<RunningProps>(
  'repeat-addition',
  async () => (await import('./running-deliveries')).RunningDeliveries,
)

type Variant = Pick<Schemas['ProductVariant'], 'productVariantId' | 'price' | 'packSize'>

export type DaysProps = {
  /** Of the product. */
  title: string
  variant: Variant
  quantity: number
  setQuantity: (quantity: number) => void
  /** As many as can be bought. */
  most: number
  /** The last day on which what is ordered now may arrive. */
  arrivesBy: string
  days: number
  setDays: (days: number) => void
  /** What is off every delivery. */
  percent: number
}

/** How often, with what fits the horse marked, what the product costs in a delivery, and how it ends (REPEAT-5). */
export function RepeatDays(props: DaysProps) {
  const { title, variant, quantity, arrivesBy, days, setDays, percent } = props
  const t = useTranslations('repeat-choice')
  const wordsOf = useOftenWords()
  const { isAuthenticated } = useStore(accountState, nobodyYet)
  const { productVariantId, packSize } = variant
  const { proposal, refused } = useProposals([{ productVariantId, quantity }])(productVariantId)
  const [isChosen, setIsChosen] = useState(false)
  // What lasts longer than the longest interval comes least often at that.
  const proposed = proposal ? (proposal.days ?? repeatLimits.days.max) : undefined
  const takeProposal = useEffectEvent(setDays)
  // Before the customer can choose: what is chosen right after a proposal has come must not be overwritten by it.
  useLayoutEffect(() => {
    if (!isChosen && proposed !== undefined) takeProposal(proposed)
  }, [proposed, isChosen])
  return (
    <div className="mt-3 flex flex-col gap-2">
      <SelectField
        label={t('days')}
        value={days}
        onChange={(event) => {
          setIsChosen(true)
          setDays(Number(event.currentTarget.value))
        }}
      >
        {intervalChoices([proposed, days]).map((each) => (
          <option key={each} value={each}>
            {wordsOf(each, proposal)}
          </option>
        ))}
      </SelectField>
      {proposal ? <Lasting proposal={proposal} days={days} take={takesOf(props, proposal)} /> : null}
      {refused ? <NoProposal {...refused} /> : null}
      <ProductPrice cents={Math.round(variant.price.amount * 100) * quantity} percent={percent} />
      <NextDelivery arrivesBy={arrivesBy} days={days} />
      <p className="text-muted text-sm">{t('text')}</p>
      {isAuthenticated ? (
        <Suspense>
          <RunningDeliveries {...{ productVariantId, quantity }} title={`${title} ${packSize}`} />
        </Suspense>
      ) : null}
    </div>
  )
}

/** Nothing is proposed of a feed that the calculator refuses the horse, and why (REPEAT-34). */
function NoProposal({ refusal, horse }: Refused) {
  const t = useTranslations('repeat-choice')
  return (
    <p className="text-sm" aria-live="polite">
      {t('refused', { horse })} <RefusalReasonSlot refusal={refusal} />
    </p>
  )
}

/** Null where there are not that many to buy (REPEAT-28). */
function takesOf({ setQuantity, most }: DaysProps, { enough }: Proposal) {
  return enough && enough.quantity <= most ? setQuantity : null
}

/** Counted from the last day on which what is ordered now may arrive (REPEAT-6). */
function NextDelivery({ arrivesBy, days }: Pick<DaysProps, 'arrivesBy' | 'days'>) {
  const t = useTranslations('repeat-choice')
  const { day } = useFormats()
  const nextDay = useNextDay()
  return <p className="text-sm">{t('next', { date: day(nextDay(arrivesBy, days)) })}</p>
}

/** Of the product alone: what bringing it costs is known with the address. */
function ProductPrice({ cents, percent }: { cents: number; percent: number }) {
  const t = useTranslations('repeat-choice')
  const { euro } = useFormats()
  const amount = euro((cents - percentOf(cents, percent)) / 100)
  return (
    <p className="font-medium tabular-nums">
      {percent > 0 ? t('price', { amount, before: euro(cents / 100) }) : t('plain', { amount })}
    </p>
  )
}
