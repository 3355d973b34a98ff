import { useTranslations } from '#texts'
import { ToCalculator } from './to-calculator'
import type { Calculation } from './use-ration'

type Props = { ration: Calculation; productId: number; horse: string }

/**
 * An amount is no advice by itself: that the forage is not right or unknown, that there are warnings, and where they stand
 * (HORSES-17).
 */
export function RationConcerns({ ration: { forage, warnings }, productId, horse }: Props) {
  const t = useTranslations('horses.line')
  const verdict = forage.judgement?.verdict
  const concerns = [
    verdict === 'not-right' && t('forageNotRight', { horse }),
    verdict === 'unknown' && t('forageUnknown', { horse }),
    warnings.some((each) => !ofForage.has(each)) && t('warned', { horse }),
  ].filter((each) => each !== false)
  if (concerns.length === 0) return null
  return (
    <span className="block text-sm">
      {concerns.join(' ')} <ToCalculator productId={productId} />
    </span>
  )
}

/** The judgement says these already. */
const ofForage: ReadonlySet<string> = new Set(['forage-not-right', 'forage-unknown'])
