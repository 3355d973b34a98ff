import type { Brand, Tone } from './palette.ts'

export const packKinds = [
  'bag',
  'bucket',
  'tub',
  'bottle',
  'syringe',
  'box',
  'bigbox',
  'silo',
  'kit',
  'piece',
] as const
export type PackKind = (typeof packKinds)[number]

export function isPackKind(name: string): name is PackKind {
  return packKinds.some((kind) => kind === name)
}

/** A figure that is printed: “Suiker”, “4,2%”. */
export type PrintedFact = { label: string; value: string }

/** All that decides how a pack looks. Words are printed as they are given: “12,5 kg”, “3 × 25 kg”. */
export type Pack = {
  pack: PackKind
  title: string
  size: string
  /** What one of its bags weighs. */
  kilos: number
  /** Bags in a bundle. */
  bags: number
  /** What owners look for first: sugar and starch. Two fit. */
  facts: readonly PrintedFact[]
  icon: string
  tone: Tone
  brand: Brand
  /** Merchandise only: a key of the colour facet. */
  colour?: string | undefined
}
