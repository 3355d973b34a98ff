import type { CrumbName } from './crumbs.ts'
import type { Feed, Structure } from './structure.ts'

/** What a heap is drawn from: the colour in its depth, its pieces (more often named, more of them), how far apart. */
export type Recipe = { ground: string; mix: readonly [CrumbName, ...CrumbName[]]; spacing: number }

type Loose = Exclude<Structure, 'oil' | 'syrup'>

const recipes: Record<Loose, (has: (ingredient: string) => boolean) => Recipe> = {
  muesli: (has) => ({ ground: '#5b4726', mix: ['pellet', ...muesliOf(has)], spacing: 56 }),
  pellets: (has) => ({
    ground: has('grain-free') ? '#3d3f1f' : '#50391c',
    mix: [has('grain-free') ? 'greenPellet' : 'pellet'],
    spacing: 50,
  }),
  cobs: () => ({ ground: '#3b3d1c', mix: ['cob'], spacing: 82 }),
  mash: (has) => ({ ground: '#6b4e2b', mix: ['bran', 'bran', 'bran', ...mashOf(has)], spacing: 32 }),
  chaff: (has) => ({
    ground: '#55582a',
    mix: has('alfalfa')
      ? ['alfalfa', 'alfalfa', 'straw']
      : ['hay', 'hay', 'straw', ...some(has('herbs'), 'leaf')],
    spacing: 42,
  }),
  flakes: () => ({ ground: '#5a4a33', mix: ['beet'], spacing: 40 }),
  powder: () => ({ ground: '#ded2b4', mix: ['dust'], spacing: 30 }),
  granules: () => ({ ground: '#6f664f', mix: ['bead'], spacing: 29 }),
  herbs: () => ({
    ground: '#39431f',
    mix: ['leaf', 'leaf', 'leaf', 'leaf', 'stem', 'stem', 'stem', 'seed', 'seed', 'flower'],
    spacing: 40,
  }),
  treats: () => ({ ground: '#4d351a', mix: ['biscuit'], spacing: 104 }),
}

export function recipeOf({ structure, ingredients }: Feed): Recipe {
  if (structure === 'oil' || structure === 'syrup') throw new Error('a liquid is not drawn from pieces')
  return recipes[structure]((ingredient) => ingredients.includes(ingredient))
}

/** Only what the product says is in it. */
function muesliOf(has: (ingredient: string) => boolean): CrumbName[] {
  return [
    ...(has('grain-free')
      ? (['greenPellet', 'hay', 'hay'] as const)
      : (['barley', 'barley', 'maize'] as const)),
    ...some(!has('grain-free') && !has('oat-free'), 'oat', 'oat'),
    ...some(has('alfalfa'), 'alfalfa', 'alfalfa'),
    ...some(has('linseed'), 'linseed'),
    ...some(has('carrot'), 'carrot'),
    ...some(has('apple'), 'apple'),
    ...some(has('beet-pulp'), 'beet'),
    ...some(has('herbs'), 'leaf'),
  ]
}

function mashOf(has: (ingredient: string) => boolean): CrumbName[] {
  return [
    ...some(!has('oat-free') && !has('grain-free'), 'seed'),
    ...some(has('linseed'), 'linseed', 'linseed'),
    ...some(has('beet-pulp'), 'seed'),
    ...some(has('herbs'), 'stem'),
  ]
}

function some(is: boolean, ...names: CrumbName[]): CrumbName[] {
  return is ? names : []
}
