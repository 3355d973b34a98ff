import { type Source, sources } from './sources.ts'

type Value = { code: string; value: number }

/** What burns off as methane per gram of crude fibre and leaves with the urine per gram of crude protein, in megajoules. */
const losses = { crudeFibre: 0.002, crudeProtein: 0.008 }

/** Where the two come from (LABORATORY-37). */
export const energyUnitSources: readonly Source[] = [sources.metabolisableEnergy, sources.feedUnits]

/** The energy of forage as Germans (MJ ME) and Danes (FEh) count it; null where too little was measured (LABORATORY-27). */
export function energyInOtherUnits(values: readonly Value[]): { meMj: number; feh: number } | null {
  const of = (code: string) => values.find((value) => value.code === code)?.value
  const [de, ewpa] = [of('energy-de'), of('energy-ewpa')]
  const [fibre, protein] = [of('crude-fibre'), of('crude-protein')]
  if (de === undefined || ewpa === undefined || fibre === undefined || protein === undefined) return null
  return { meMj: metabolisable(de, { fibre, protein }), feh: Math.round(ewpa * 100) / 100 }
}

/** Grams per kilogram of dry matter from which on GfE 2014 does not hold. */
const notFrom = { crudeFat: 80, crudeFibre: 350 }

type FeedFigures = {
  dryMatterGPerKg?: number | undefined
  crudeProteinGPerKg?: number | undefined
  crudeFatGPerKg?: number | undefined
  crudeFibreGPerKg?: number | undefined
  energyDeMjPerKg?: number | undefined
}

/**
 * MJ ME in a kilogram of feed by what its label says; null where it
 * says too little, or more fat or fibre than GfE 2014 is made for (PRODUCT-15).
 */
export function metabolisableOfFeed(feed: FeedFigures): number | null {
  const { energyDeMjPerKg: de, crudeFibreGPerKg: fibre, crudeProteinGPerKg: protein } = feed
  const { crudeFatGPerKg: fat, dryMatterGPerKg: dryMatter } = feed
  if (de === undefined || fibre === undefined || protein === undefined) return null
  if (fat === undefined || dryMatter === undefined) return null
  const inDryMatter = (grams: number) => (grams * 1000) / dryMatter
  const holds = inDryMatter(fat) < notFrom.crudeFat && inDryMatter(fibre) < notFrom.crudeFibre
  return holds ? metabolisable(de, { fibre, protein }) : null
}

function metabolisable(de: number, { fibre, protein }: { fibre: number; protein: number }): number {
  return Math.round((de - losses.crudeFibre * fibre - losses.crudeProtein * protein) * 10) / 10
}
