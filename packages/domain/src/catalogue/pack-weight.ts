import type { PackContent } from './pack-content.ts'

/** Packs that come loose on a lorry; they carry the silo remark. */
export const bulkPacks: readonly string[] = ['bigbox', 'silo']

/** Pieces have no content to weigh; a parcel with one is about this heavy. */
const pieceKg = 0.5

/** A litre is taken as a kilogram, close enough for parcels and filters. */
export function contentWeightKg(content: PackContent): number {
  return content.unit === 'piece' ? content.amount * pieceKg : content.amount / 1000
}

const weightClasses = [
  { key: 'under-1-kg', below: 1 },
  { key: '1-5-kg', below: 5 },
  { key: '5-15-kg', below: 15 },
  { key: '15-25-kg', below: 25.001 },
  { key: 'over-25-kg', below: Infinity },
] as const

/** The weight filter of a pack (CATALOGUE-3). Pieces are not sold by weight and have none. */
export function weightClassOf(content: PackContent, pack: string): string | null {
  if (isBulkPack(pack)) return 'bulk'
  if (content.unit === 'piece') return null
  const weightKg = contentWeightKg(content)
  return weightClasses.find((entry) => weightKg < entry.below)?.key ?? null
}

/** Comes loose on a lorry. */
export function isBulkPack(pack: string): boolean {
  return bulkPacks.includes(pack)
}

/** The remark stands on every product that is sold as big box or silo. */
export function hasSiloRemark(packs: readonly string[]): boolean {
  return packs.some(isBulkPack)
}
