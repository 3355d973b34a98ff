import { useTranslations } from '#texts'
import { useFormats } from '../../../shared/prices/formats'
import { Notice } from '../../../ui/notice'
import type { Ration, RationWarning } from './ration-data'
import { useRationWords } from './use-ration-words'

/** They stand above everything else (RATIONS-29). */
const ofForage: ReadonlySet<string> = new Set(['forage-not-right', 'forage-unknown'])

export const warningsId = 'ration-warnings'

/** What must change comes before everything else (RATIONS-9). */
export function RationWarnings({ ration }: { ration: Ration }) {
  const t = useTranslations('rations.warnings')
  const sentence = useSentence(ration)
  const beside = ration.warnings.filter(({ code }) => !ofForage.has(code))
  if (beside.length === 0) return null
  return (
    <Notice tone="danger" id={warningsId} className="mt-5 scroll-mt-40">
      <h3 className="font-semibold">{t('title')}</h3>
      <ul className="mt-1 flex list-disc flex-col gap-1.5 pl-5">
        {beside.map((warning) => (
          <li key={JSON.stringify(warning)}>{sentence(warning)}</li>
        ))}
      </ul>
    </Notice>
  )
}

function useSentence(ration: Ration): (warning: RationWarning) => string {
  const t = useTranslations('rations.warnings')
  const c = useTranslations('calculator-answer.reasons')
  const care = useTranslations('calculator-answer')
  const { figure } = useFormats()
  const { measureName, amount, number, titlesOf } = useRationWords()
  const aboveLimit = (measure: RationWarning['measure']) => {
    const bar = ration.bars.find((each) => each.measure === measure)
    if (!bar) return ''
    const { unit } = bar
    return t('aboveLimit', {
      measure: measureName(bar),
      value: amount(bar.value, unit),
      limit: amount(bar.limit ?? 0, unit),
    })
  }
  return ({ code, measure, productIds, value: given, limit: most, reason }) => {
    const [value, limit] = [figure(given ?? 0), figure(most ?? 0)]
    const feed = titlesOf(ration, productIds.slice(0, 1))
    const unit = ration.feeds.find(({ productId }) => productId === productIds[0])?.unit ?? 'g'
    const pair = { first: feed, second: titlesOf(ration, productIds.slice(1, 2)) }
    switch (code) {
      case 'two-mineral-carriers':
        return t('twoMineralCarriers', pair)
      case 'never-together':
        return t('neverTogether', pair)
      case 'above-label-day':
        return t('aboveLabelDay', { feed, value, limit, unit })
      case 'above-label-meal':
        return t('aboveLabelMeal', { feed, value, limit, unit })
      case 'not-suitable':
        return `${t('notSuitable', { feed })}${reason ? ` ${c(reason)}` : ''}`
      case 'calcium-below-phosphorus':
        return t('calciumBelowPhosphorus', { calcium: value, phosphorus: limit })
      case 'much-calcium':
        return t('muchCalcium', { value: number(given ?? 0), limit })
      case 'more-than-eaten':
        return t('moreThanEaten', { value: number(given ?? 0), limit })
      case 'little-forage':
        return t('littleForage', { value, limit })
      case 'energy-with-vet':
        return t('energyWithVet', { value: number(given ?? 0), limit: number(most ?? 0) })
      case 'work-in-foal':
        return care('workInFoal')
      case 'salts-with-ulcers':
        return `${feed}: ${care('saltsWithUlcers')}`
      case 'above-limit':
        return aboveLimit(measure)
    }
    return ''
  }
}
