import { animalIcons } from './animal-icons.ts'
import { feedIcons } from './feed-icons.ts'
import { healthIcons } from './health-icons.ts'
import { interfaceIcons } from './interface-icons.ts'
import { tradeIcons } from './trade-icons.ts'

/** Every line icon of the shop: a path on a 24-pixel grid, to be stroked 1.6 wide with round ends. */
export const icons = {
  ...animalIcons,
  ...feedIcons,
  ...healthIcons,
  ...interfaceIcons,
  ...tradeIcons,
  lungs: healthIcons.lung,
} as const

export type IconName = keyof typeof icons
