import { adviceLimits, forageSugarLimits } from '../feed-advice/index.ts'
import { figureText } from '../shared/index.ts'
import type { Forage } from './sample.ts'

/** The rows of the table of limits that the sentences of advice name, as the language writes figures. */
export function adviceFigures(
  language: string,
  forage: Forage | null,
): Record<'leastForage' | 'mostSugar' | 'goodDoerEnergy' | 'leastCalcium' | 'mostCalcium', string> {
  const { forageDryMatterPer100Kg, energyOfHayForGoodDoers } = adviceLimits
  const { leastCalciumPerPhosphorusOfForage, mostCalciumPerPhosphorusOfForage } = adviceLimits
  return {
    leastForage: figureText(language, forageDryMatterPer100Kg.value, 2),
    mostSugar: figureText(language, forageSugarLimits(forage ?? 'hay').atRisk.value, 0),
    goodDoerEnergy: figureText(language, energyOfHayForGoodDoers.value, 2),
    leastCalcium: figureText(language, leastCalciumPerPhosphorusOfForage.value, 2),
    mostCalcium: figureText(language, mostCalciumPerPhosphorusOfForage.value, 2),
  }
}
