/** A meal in level scoops (FEED-ADVICE-46). */
export type ScoopMeasure = {
  /** 0 where nothing is scooped, or where it is less than a hundredth of a scoop. */
  scoopsPerMeal: number
  /** What so many level scoops weigh. */
  scoopGramsPerMeal: number
  /** The eye cannot measure it: scales must. */
  mustWeigh: boolean
}

type Meal = {
  grams: number
  /** The weight of one level scoop. */
  scoopGrams: number
  /** Scoops never hold more than this, unless the dose itself does. */
  mostGrams: number
}

/** So far a scoop may be from the dose of a meal (FEED-ADVICE-46). */
const shareOfDose = { least: 0.9, most: 1.02 } as const
/** Quarters and halves can be seen, eighths with some care. */
const stepsPerScoop = [4, 8] as const

export const noScoops: ScoopMeasure = { scoopsPerMeal: 0, scoopGramsPerMeal: 0, mustWeigh: false }

/**
 * The nearest quarter between 90 and 102 % of the dose and never above a maximum, else the nearest eighth, else scales
 * (FEED-ADVICE-46).
 */
export function scoopsFor({ grams, scoopGrams, mostGrams }: Meal): ScoopMeasure {
  const exact = grams / scoopGrams
  const most = Math.min(exact * shareOfDose.most, Math.max(exact, mostGrams / scoopGrams))
  const chosenStep = stepsPerScoop
    .map((steps) => nearestStep(exact, most, steps))
    .find((scoops) => scoops >= exact * shareOfDose.least - hair)
  const scoopsPerMeal = chosenStep ?? Math.floor(exact * 100 + hair) / 100
  return {
    scoopsPerMeal,
    scoopGramsPerMeal: Math.round(scoopsPerMeal * scoopGrams * 100) / 100,
    mustWeigh: chosenStep === undefined,
  }
}

function nearestStep(exact: number, most: number, steps: number): number {
  const nearest = Math.round(exact * steps) / steps
  return nearest <= most + hair ? nearest : Math.floor(exact * steps + hair) / steps
}

/** Quotients are not exact in binary. */
const hair = 1e-9
