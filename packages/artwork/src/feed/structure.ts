/** How an opened feed looks. */
export const structures = [
  'muesli',
  'pellets',
  'cobs',
  'mash',
  'chaff',
  'flakes',
  'powder',
  'granules',
  'herbs',
  'oil',
  'syrup',
  'treats',
] as const
export type Structure = (typeof structures)[number]

export function isStructure(name: string | null): name is Structure {
  return structures.some((structure) => structure === name)
}

/** What is in the pack, as the facets of the product say: “alfalfa”, “carrot”, “grain-free”. */
export type Feed = { structure: Structure; ingredients: readonly string[] }
