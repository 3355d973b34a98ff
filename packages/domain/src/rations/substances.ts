/** What a horse needs so much of a day (RATIONS-3). */
export const neededSubstances = [
  'energy',
  'crude-protein',
  'calcium',
  'phosphorus',
  'magnesium',
  'sodium',
  'copper',
  'zinc',
  'selenium',
  'vitamin-e',
] as const

/** What the law limits besides (RATIONS-6). */
export const limitedSubstances = ['manganese', 'iodine', 'iron', 'cobalt', 'vitamin-d3'] as const

export const substances = [...neededSubstances, ...limitedSubstances, 'starch', 'sugar'] as const

export type NeededSubstance = (typeof neededSubstances)[number]
export type Substance = (typeof substances)[number]

/** How much of each is in something. What is left out is not told. */
export type Contents = Readonly<Partial<Record<Substance, number>>>

export type SubstanceUnit = 'MJ' | 'g' | 'mg' | 'IU'

/** In which the contents of a kilogram, a need and a ceiling are told alike. */
export const unitOf: Readonly<Record<Substance, SubstanceUnit>> = {
  energy: 'MJ',
  'crude-protein': 'g',
  calcium: 'g',
  phosphorus: 'g',
  magnesium: 'g',
  sodium: 'g',
  copper: 'mg',
  zinc: 'mg',
  selenium: 'mg',
  'vitamin-e': 'mg',
  manganese: 'mg',
  iodine: 'mg',
  iron: 'mg',
  cobalt: 'mg',
  'vitamin-d3': 'IU',
  starch: 'g',
  sugar: 'g',
}
