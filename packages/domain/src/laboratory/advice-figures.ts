import { adviceLimits } from '../feed-advice/index.ts'
import { figureText } from '../shared/index.ts'

/** The rows of the table of limits that the sentences of advice name, as the language writes figures. */
export function adviceFigures(language: string): {
  leastForage: string
  mostSugar: string
  goodDoerEnergy: string
} {
  const { forageDryMatterPer100Kg, sugarOfForageAtRisk, energyOfHayForGoodDoers } = adviceLimits
  return {
    leastForage: figureText(language, forageDryMatterPer100Kg.value, 2),
    mostSugar: figureText(language, sugarOfForageAtRisk.value, 0),
    goodDoerEnergy: figureText(language, energyOfHayForGoodDoers.value, 2),
  }
}
