/**
 * DELIVERY-11: days of the week on which no carrier drives, as `MM-DD`, and as days after Easter Sunday. Public holidays of the whole
 * country by law: Algemene termijnenwet Art. 3 (NL), loi du 4 janvier 1974 (BE), the holiday acts of all sixteen states (DE),
 * Arbeitsruhegesetz § 7 (AT), lov om helligdage and the shops' act (DK), Code du travail L3133-1 (FR), L.232-2 (LU), lag 1989:253 (SE).
 * Countries that are not listed have none here: their dates are to be confirmed by the carrier.
 */
const holidays: Record<string, { fixed: readonly string[]; afterEaster: readonly number[] }> = {
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

const DAY = 86_400_000

/** Whether carriers rest in this country on a day, given as midnight UTC of its date. */
export function isHoliday(day: number, regionCode: string): boolean {
  const known = holidays[regionCode]
  if (!known) return false
  const date = new Date(day)
  if (known.fixed.includes(date.toISOString().slice(5, 10))) return true
  return known.afterEaster.includes((day - easterSunday(date.getUTCFullYear())) / DAY)
}

const easters = new Map<number, number>()

/** The Gregorian calendar's rule (Meeus), as midnight UTC. */
function easterSunday(year: number): number {
  const known = easters.get(year)
  if (known !== undefined) return known
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114
  const easter = Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1)
  easters.set(year, easter)
  return easter
}
