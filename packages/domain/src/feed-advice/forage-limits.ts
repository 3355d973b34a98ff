const dryMatter = { unit: 'g/kg', holdsFor: 'all', toBeConfirmedBy: 'laboratory' } as const
const acidity = { unit: 'ph', holdsFor: 'all', toBeConfirmedBy: 'laboratory' } as const

/** How moist and how acidic forage may be; a part of the one table of limits (LABORATORY-17). */
export const forageLimits = {
  dryMatterOfHay: { value: 850, source: 'lfl', ...dryMatter },
  /** Below this hay is not even to be stored. */
  dryMatterToStoreHay: { value: 830, source: 'minnesota', ...dryMatter },
  /** From here on silage is haylage. */
  dryMatterOfHaylage: { value: 550, source: 'science-equine', ...dryMatter },
  /** So near to it on either side the stricter of both rules counts. */
  edgeOfHaylage: { value: 20, source: 'practice', ...dryMatter },
  dryMatterOfSilage: { value: 350, source: 'science-equine', ...dryMatter },
  /** The wetter silage is, the more acidic it has to be: below 300 g, below 450 g and up to haylage. */
  dryMatterOfVeryWetSilage: { value: 300, source: 'dlg', ...dryMatter },
  dryMatterOfWetSilage: { value: 450, source: 'dlg', ...dryMatter },
  phOfVeryWetSilage: { value: 4, source: 'dlg', ...acidity },
  phOfWetSilage: { value: 4.5, source: 'dlg', ...acidity },
  phOfSilage: { value: 5, source: 'dlg', ...acidity },
  /** Of haylage, which its wrap keeps: about this is usual. */
  phOfHaylage: { value: 6, source: 'equinenutritionist', ...acidity },
  /** Above this haylage has had air: it heats up and ammonia forms. The vet is to confirm it as well. */
  phOfSpoiltHaylage: { value: 6.5, source: 'practice', ...acidity },
  energyOfHayForGoodDoers: {
    value: 0.55,
    unit: 'ew/kg-dm',
    source: 'cvb',
    holdsFor: 'all',
    toBeConfirmedBy: 'nutritionist',
  },
} as const
