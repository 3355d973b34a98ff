import type { DayHours } from '../../shared/opening-hours/grouped-hours'
import type { JsonLd } from '../../toolkit/structured-data'

type Dealer = {
  name: string
  street: string
  streetNumber: string
  zipcode: string
  city: string
  regionCode: string
  latitude: number
  longitude: number
  phone: string | null
  emailAddress: string | null
  openingHours: readonly DayHours[]
}

/** Every dealer is a store with its address, its place on the globe and its hours (DEALERS-13). */
export function dealersJsonLd(dealers: readonly Dealer[]): JsonLd | null {
  if (dealers.length === 0) return null
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: dealers.map((dealer, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: storeOf(dealer),
    })),
  }
}

function storeOf(dealer: Dealer): JsonLd {
  return {
    '@type': 'Store',
    name: dealer.name,
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${dealer.street} ${dealer.streetNumber}`,
      postalCode: dealer.zipcode,
      addressLocality: dealer.city,
      addressCountry: dealer.regionCode,
    },
    geo: { '@type': 'GeoCoordinates', latitude: dealer.latitude, longitude: dealer.longitude },
    ...(dealer.phone && { telephone: dealer.phone }),
    ...(dealer.emailAddress && { email: dealer.emailAddress }),
    openingHours: hoursInCode(dealer.openingHours),
  }
}

const dayCodes = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']

/** `Mo,Tu,We,Th,Fr 09:00-18:00`: days with the same span share an entry. */
function hoursInCode(hours: readonly DayHours[]): string[] {
  const days = new Map<string, string[]>()
  for (const { weekday, opens, closes } of hours) {
    const span = `${opens}-${closes}`
    days.set(span, [...(days.get(span) ?? []), dayCodes[weekday - 1] ?? ''])
  }
  return [...days].map(([span, codes]) => `${codes.join(',')} ${span}`)
}
