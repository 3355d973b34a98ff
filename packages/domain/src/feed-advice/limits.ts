import { referenceWeightKg, type RoughageType } from './horse.ts'

/**
 * FEED-ADVICE-20: the figures that advice goes by, each with where it comes from. What is not marked as confirmed is for the
 * nutritionist to confirm; a figure is changed here and nowhere else.
 */
type Sourced = { value: number; source: keyof typeof adviceSources; toBeConfirmedBy?: 'nutritionist' }

export const adviceSources = {
  luthersson: 'Luthersson et al. 2009, Equine Veterinary Journal',
  macon: 'Macon et al. 2023, Equine Veterinary Journal',
  'gov-uk': 'gov.uk, Suitable for horses and ponies prone to laminitis',
  nrc: 'National Research Council 2007, Nutrient Requirements of Horses',
  lfl: 'Bayerische Landesanstalt für Landwirtschaft (lfl.bayern.de), Orientierungswerte Heu',
  'science-equine': 'science-equine.com, Heulage',
  'pferde-betrieb': 'pferde-betrieb.de; spillers-feeds.com/feeding-guide',
  practice: 'Haverhof',
  codex: 'Codex Alimentarius CXS 210-1999, Named Vegetable Oils: relative density',
  'twelve-percent':
    'Regulation (EC) No 1831/2003, authorisations of feed additives: feed at 12 % of moisture',
  ivis: 'ivis.org, Orphan Foal',
} as const

export const adviceLimits = {
  /** Grams of starch per kilogram of horse. */
  starchPerMeal: { value: 1, source: 'luthersson', toBeConfirmedBy: 'nutritionist' },
  starchPerDay: { value: 2, source: 'luthersson', toBeConfirmedBy: 'nutritionist' },
  /** Grams of starch and sugar per kilogram of a horse that must avoid them, and per kilogram of its feed. */
  starchAndSugarPerMeal: { value: 0.1, source: 'macon' },
  starchAndSugarOfFeed: { value: 100, source: 'gov-uk' },
  /** Grams of a concentrate at once: per 100 kg of horse, and whatever it weighs. */
  concentratePer100KgPerMeal: { value: 300, source: 'practice', toBeConfirmedBy: 'nutritionist' },
  concentratePerMeal: { value: 2000, source: 'practice', toBeConfirmedBy: 'nutritionist' },
  /** Kilograms of dry matter of forage a day per 100 kg of horse. */
  forageDryMatterPer100Kg: { value: 1.5, source: 'pferde-betrieb' },
  /** Milligrams of selenium a day from feed for the reference horse. */
  seleniumPerDay: { value: 3, source: 'practice', toBeConfirmedBy: 'nutritionist' },
} as const satisfies Record<string, Sourced>

/** FEED-ADVICE-21: how much of a kilogram of forage is dry matter. */
export const forageDryMatter = {
  hay: { value: 0.86, source: 'lfl' },
  haylage: { value: 0.65, source: 'science-equine', toBeConfirmedBy: 'nutritionist' },
  grass: { value: 0.2, source: 'nrc', toBeConfirmedBy: 'nutritionist' },
  'poor-hay': { value: 0.86, source: 'lfl' },
} as const satisfies Record<RoughageType, Sourced>

/** RATIONS-1: what a litre of oil weighs in kilograms. */
export const oilDensity: Sourced = { value: 0.92, source: 'codex', toBeConfirmedBy: 'nutritionist' }

/** RATIONS-1: grams of dry matter in a kilogram of dry feed whose label does not say. */
export const usualFeedDryMatter: Sourced = {
  value: 880,
  source: 'twelve-percent',
  toBeConfirmedBy: 'nutritionist',
}

/** Milligrams a day from feed for a horse of this weight. */
export function seleniumLimitMg(weightKg: number): number {
  return (adviceLimits.seleniumPerDay.value * weightKg) / referenceWeightKg
}
