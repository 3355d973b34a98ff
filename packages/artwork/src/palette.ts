export type Brand = 'haverhof' | 'muehldorfer'
export const labelTones = ['field', 'sun', 'clay', 'sky', 'berry', 'slate'] as const
export type Tone = (typeof labelTones)[number]

/** A label tone from the sky of the drawing to its foreground. */
export type Shades = { light: string; main: string; deep: string }

export const tones: Record<Tone, Shades> = {
  field: { light: '#d5dfb4', main: '#86a85c', deep: '#4a7440' },
  sun: { light: '#f8df9e', main: '#e5b04a', deep: '#a96d12' },
  clay: { light: '#f1cdb2', main: '#cf8258', deep: '#94482a' },
  sky: { light: '#cfe2e9', main: '#82b0c4', deep: '#3f708a' },
  berry: { light: '#efcbd0', main: '#bd6d80', deep: '#7c3048' },
  slate: { light: '#d6dbd9', main: '#8f9d9f', deep: '#4b5a5f' },
}

export function isTone(name: string): name is Tone {
  return Object.hasOwn(tones, name)
}

export type BrandColours = {
  paper: string
  brand: string
  brandDeep: string
  accent: string
  ink: string
  plastic: string
}

export const brandColours: Record<Brand, BrandColours> = {
  haverhof: {
    paper: '#fbf5e6',
    brand: '#1f4d3a',
    brandDeep: '#143527',
    accent: '#d9662b',
    ink: '#1f3d30',
    plastic: '#f7f1e3',
  },
  muehldorfer: {
    paper: '#fdfcf6',
    brand: '#17365c',
    brandDeep: '#0e2440',
    accent: '#c8912b',
    ink: '#17365c',
    plastic: '#f4f3ec',
  },
}

/** Colours that merchandise comes in; the keys of the colour facet. */
const merchandiseColours: Record<string, string> = {
  green: '#2f5a43',
  navy: '#243a5e',
  sand: '#cdb68d',
  black: '#2d2c2b',
  red: '#8e2f2a',
}

export function merchandiseColour(key: string | undefined, brand: Brand): string {
  return (key && merchandiseColours[key]) || brandColours[brand].brand
}
