import type { Band } from './bands.ts'
import type { Target, Unit } from './parameters.ts'
import type { Scale } from './scale.ts'

/** A value beside its target and the average, with where it lies. */
export type JudgedValue = {
  code: string
  value: number
  unit: Unit
  target: Pick<Target, 'low' | 'high'>
  average: number | null
  scale: Scale
  band: Band
  side: 'below' | 'in' | 'above'
  /** Of germs. */
  isCount: boolean
}
