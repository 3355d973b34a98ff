import { useTranslations } from '#texts'
import { useFormats } from '../../platform/formats'
import { controlLook } from '../../ui/control-look'
import type { LineToPick } from './use-picking'

type Lot = LineToPick['lots'][number]

type Props = {
  label: string
  picked: { lotId: number; quantity: number } | null
  lots: readonly Lot[]
  /** Then each says how many pieces come out of it. */
  hasSeveral?: boolean
  onChange: (lotId: number) => void
}

/** Which lot pieces come out of; blocked ones are not offered. */
export function LotChoice({ label, picked, lots, hasSeveral = false, onChange }: Props) {
  const nameOf = useLotName()
  return (
    <span className="flex items-center gap-1.5">
      {hasSeveral ? <span className="text-right whitespace-nowrap">{picked?.quantity} ×</span> : null}
      <select
        aria-label={label}
        value={picked?.lotId ?? ''}
        onChange={(event) => onChange(Number(event.target.value))}
        className={controlLook}
      >
        {picked ? null : <option value="">…</option>}
        {lots
          .filter(({ state }) => state === 'free')
          .map((lot) => (
            <option key={lot.lotId} value={lot.lotId}>
              {nameOf(lot)}
            </option>
          ))}
      </select>
    </span>
  )
}

/** A lot as the shelf has it: number, date, how many. */
export function useLotName(): (lot: Lot) => string {
  const t = useTranslations('office-shipping')
  const { day, number } = useFormats()
  return ({ lotNumber, bestBefore, amount, isExpired }) => {
    const date = bestBefore ? day(bestBefore) : t('noDate')
    if (isExpired) return t('lotOptionExpired', { number: lotNumber, date })
    return t('lotOption', { number: lotNumber, date, amount: number(amount) })
  }
}
