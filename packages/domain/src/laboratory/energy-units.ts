import { type Source, sources } from './sources.ts'

type Value = { code: string; value: number }

/** What burns off as methane per gram of crude fibre and leaves with the urine per gram of crude protein, in megajoules. */
const losses = { crudeFibre: 0.002, crudeProtein: 0.008 }

/** LABORATORY-27: where the two come from. */
export const energyUnitSources: readonly Source[] = [sources.metabolisableEnergy, sources.feedUnits]

/** LABORATORY-27: the energy of forage as Germans (MJ ME) and Danes (FEh) count it; null where too little was measured. */
export function energyInOtherUnits(values: readonly Value[]): { meMj: number; feh: number } | null {
  const of = (code: string) => values.find((value) => value.code === code)?.value
  const [de, ewpa] = [of('energy-de'), of('energy-ewpa')]
  const [fibre, protein] = [of('crude-fibre'), of('crude-protein')]
  if (de === undefined || ewpa === undefined || fibre === undefined || protein === undefined) return null
  const me = de - losses.crudeFibre * fibre - losses.crudeProtein * protein
  return { meMj: Math.round(me * 10) / 10, feh: Math.round(ewpa * 100) / 100 }
}
