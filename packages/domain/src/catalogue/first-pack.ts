import { bagsIn, type PackContent } from './pack-content.ts'
import { isBulkPack } from './pack-weight.ts'

export type PackOfProduct = {
  content: PackContent
  pack: string
  comingSoon: boolean
  /** Pieces sold in the last 90 days. */
  sold: number
}

type Dose = {
  gramsPerDay: Readonly<Record<string, number>>
  feeding?: { use: string } | undefined
}

/** Fewer sales say more about chance than about what people feed from. */
const fewestSales = 30
/** A pack that is empty sooner is for trying, where there is a larger one. */
const tasterDays = 7
/** What is fed every day is bought every second week or less often. */
const enoughDays = 14

/**
 * The place of the pack that people feed from: the most sold full pack, and as long as few are sold the smallest one that
 * lasts the reference horse two weeks, else the largest (CATALOGUE-25). Neither a taster nor several bags at once, nor what a
 * lorry brings.
 */
export function firstPack(packs: readonly PackOfProduct[], dose: Dose | null): number {
  const single = packs
    .map((pack, index) => ({ ...pack, place: index }))
    .filter(
      ({ content, pack, comingSoon }) => !comingSoon && !isBulkPack(pack) && bagsIn(content, pack) === 1,
    )
  const full = withoutTasters(single, dose)
  const mostSold = full.toSorted((a, b) => b.sold - a.sold || a.place - b.place)[0]
  if (mostSold && mostSold.sold >= fewestSales) return mostSold.place
  return (usual(full, dose) ?? single[0])?.place ?? 0
}

type Candidate = PackOfProduct & { place: number }

function usual(full: readonly Candidate[], dose: Dose | null): Candidate | undefined {
  // What is not fed by the day has no usual pack: the files name the first.
  if (!isFedDaily(dose) || full.some(({ content }) => content.unit === 'piece')) return full[0]
  const bySize = full.toSorted((a, b) => a.content.amount - b.content.amount)
  return bySize.find((pack) => daysOf(pack, dose) >= enoughDays) ?? bySize.at(-1)
}

function withoutTasters(packs: readonly Candidate[], dose: Dose | null): readonly Candidate[] {
  const lasting = packs.filter((pack) => daysOf(pack, dose) >= tasterDays)
  return isFedDaily(dose) && lasting.length > 0 ? lasting : packs
}

function isFedDaily(dose: Dose | null): dose is Dose {
  return dose !== null && dose.feeding?.use !== 'free-choice'
}

/** Of a feed for other horses than the reference one, such as foals, it is unknown and counts as short. */
function daysOf({ content }: PackOfProduct, dose: Dose | null): number {
  const daily = dose?.gramsPerDay['light'] ?? 0
  return daily > 0 ? content.amount / daily : 0
}
