import type { Average } from './average.ts'
import type { Band, Side } from './bands.ts'
import type { Germs, Unit } from './parameters.ts'
import type { Scale } from './scale.ts'
import type { Source } from './sources.ts'
import type { Target } from './targets.ts'

/** A value beside its target and the average, with where it lies. */
export type JudgedValue = {
  code: string
  value: number
  unit: Unit
  target: Pick<Target, 'low' | 'high'>
  source: Source
  average: Average | null
  scale: Scale
  /** Null where there is no target. */
  band: Band | null
  side: Side
  germs: Germs | null
}
