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

/** All that decides how a pack looks. `size` is printed as it is given: “12,5 kg”. */
export type Pack = {
  pack: PackKind
  title: string
  size: string
  icon: string
  tone: Tone
  brand: Brand
  /** Merchandise only: a key of the colour facet. */
  colour?: string | undefined
}
