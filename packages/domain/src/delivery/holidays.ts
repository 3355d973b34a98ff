import type { Closings } from '../shared/index.ts'

/**
 * DELIVERY-11: days of the week on which no carrier drives, as `MM-DD`, and as days after Easter Sunday. Public holidays of the whole
 * country by law: Algemene termijnenwet Art. 3 (NL), loi du 4 janvier 1974 (BE), the holiday acts of all sixteen states (DE),
 * Arbeitsruhegesetz § 7 (AT), lov om helligdage and the shops' act (DK), Code du travail L3133-1 (FR), L.232-2 (LU), lag 1989:253 (SE).
 * Countries that are not listed have none here: their dates are to be confirmed by the carrier.
 */
const holidays: Record<string, Closings> = {
  NL: { fixed: ['01-01', '04-27', '12-25', '12-26'], afterEaster: [1, 39, 50] },
  BE: {
    fixed: ['01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25'],
    afterEaster: [1, 39, 50],
  },
  DE: { fixed: ['01-01', '05-01', '10-03', '12-25', '12-26'], afterEaster: [-2, 1, 39, 50] },
  AT: {
    fixed: ['01-01', '01-06', '05-01', '08-15', '10-26', '11-01', '12-08', '12-25', '12-26'],
    afterEaster: [1, 39, 50, 60],
  },
  DK: { fixed: ['01-01', '12-25', '12-26'], afterEaster: [-3, -2, 1, 39, 50] },
  FR: {
    fixed: ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'],
    afterEaster: [1, 39, 50],
  },
  LU: {
    fixed: ['01-01', '05-01', '05-09', '06-23', '08-15', '11-01', '12-25', '12-26'],
    afterEaster: [1, 39, 50],
  },
  SE: { fixed: ['01-01', '01-06', '05-01', '06-06', '12-25', '12-26'], afterEaster: [-2, 1, 39] },
}

const none: Closings = { fixed: [], afterEaster: [] }

/** The days on which carriers rest in this country. */
export function closingsOf(regionCode: string): Closings {
  return holidays[regionCode] ?? none
}
