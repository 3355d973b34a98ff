/** Types of feed, Regulation (EC) No 767/2009: Art. 3(2)(g) feed material, (i) complete, (j) complementary, (k) mineral feed. */
export const feedKinds = ['complete', 'complementary', 'mineral', 'material'] as const

/** What a feed material is of, Regulation (EC) No 767/2009, Annex V. */
export const materialKinds = ['forage', 'sugar-beet', 'oil', 'mineral'] as const

/** Functional groups of Regulation (EC) No 1831/2003, Annex I, in the order of the label. */
export const additiveGroups = [
  'vitamins',
  'traceElements',
  'aminoAcids',
  'gutFlora',
  'antioxidants',
  'anticaking',
] as const

export type AdditiveGroup = (typeof additiveGroups)[number]

/** An additive is identified by a code that begins with its category and group; older ones still have an E number. */
const groupsByCode: readonly (readonly [RegExp, AdditiveGroup])[] = [
  [/^3a/, 'vitamins'],
  [/^3b/, 'traceElements'],
  [/^3c/, 'aminoAcids'],
  [/^4b/, 'gutFlora'],
  [/^1b/, 'antioxidants'],
  [/^(E ?551|1i)/, 'anticaking'],
]

/** The functional group that stands with an additive on the label; null for an unknown code (CATALOGUE-23). */
export function additiveGroupOf(code: string | null | undefined): AdditiveGroup | null {
  return groupsByCode.find(([pattern]) => pattern.test(code ?? ''))?.[1] ?? null
}
