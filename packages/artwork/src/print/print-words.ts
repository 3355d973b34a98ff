import type { PrintedFact } from '../pack.ts'
import type { Brand, Tone } from '../palette.ts'

/** What is printed on a pack, whatever the brand's design. */
export type PrintWords = {
  title: string
  size: string
  facts: readonly PrintedFact[]
  icon: string
  tone: Tone
  brand: Brand
}
