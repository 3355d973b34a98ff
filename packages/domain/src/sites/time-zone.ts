/** The clock of the people who answer in each country. */
const timeZones: Readonly<Record<string, string>> = {
  NL: 'Europe/Amsterdam',
  BE: 'Europe/Brussels',
  DE: 'Europe/Berlin',
  DK: 'Europe/Copenhagen',
  IE: 'Europe/Dublin',
  IT: 'Europe/Rome',
  PT: 'Europe/Lisbon',
  ES: 'Europe/Madrid',
  SE: 'Europe/Stockholm',
  EE: 'Europe/Tallinn',
}

export function timeZoneOf(countryCode: string): string {
  return timeZones[countryCode] ?? 'Europe/Amsterdam'
}
