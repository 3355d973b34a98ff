import { type Feeding, usualFeeding } from './feeding.ts'
import {
  adviseFeed,
  type DoseRule,
  type FeedRules,
  type Horse,
  type RefusalReason,
  unknownDetails,
} from './index.ts'

export const reference: Horse = {
  horseType: 'horse',
  weightKg: 600,
  workLoad: 'light',
  roughageType: 'hay',
  ...unknownDetails,
}
export const everyHorse = ['horse', 'pony', 'coldblood', 'donkey']
export const everyWork = ['none', 'light', 'average', 'heavy']

export function feed(
  feeding: Partial<Feeding> = {},
  { suits, composition, ...dose }: Partial<DoseRule> & Partial<Pick<FeedRules, 'suits' | 'composition'>> = {},
): FeedRules {
  return {
    dose: {
      gramsPerDay: { none: 0, light: 1500, average: 2400, heavy: 3600 },
      horseTypeFactors: { horse: 1, pony: 1, coldblood: 0.8, donkey: 0.6 },
      roughageFactors: { hay: 1, haylage: 0.95, grass: 0.85, 'poor-hay': 1.15 },
      scoopGrams: 780,
      maxGramsPer100KgPerDay: 800,
      maxGramsPer100KgPerMeal: 300,
      ...dose,
      feeding: { ...usualFeeding, ...feeding },
    },
    suits: { horseTypes: everyHorse, workLoads: everyWork, ages: ['adult', 'senior'], ...suits },
    composition: { starch: 50, sugar: 40, selenium: 0.4, ...composition },
  }
}

export function reasonFor(rules: FeedRules, horse: Partial<Horse>, weeks?: number): RefusalReason | 'fed' {
  const advice = adviseFeed(rules, { ...reference, ...horse }, weeks)
  return advice.ok ? 'fed' : advice.reason
}

export function advised(rules: FeedRules, horse: Partial<Horse> = {}) {
  const advice = adviseFeed(rules, { ...reference, ...horse })
  if (!advice.ok) throw new Error(advice.reason)
  return advice.value
}

export const oats = { starch: 335, sugar: 45, selenium: 0.4 }
export const balancer = feed(
  { kind: 'mineral', isMineralised: true },
  { gramsPerDay: { none: 600, light: 600 } },
)
