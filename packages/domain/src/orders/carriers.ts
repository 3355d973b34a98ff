/** Who brings parcels, in the order in which staff are offered them. */
export const carriers = ['postnl', 'dhl', 'dpd', 'gls', 'own'] as const

export type Carrier = (typeof carriers)[number]

export const carrierNames: Record<Carrier, string> = {
  postnl: 'PostNL',
  dhl: 'DHL',
  dpd: 'DPD',
  gls: 'GLS',
  own: 'Haverhof',
}

type Destination = { zipcode: string; regionCode: string }

const trackingPages: Record<Carrier, ((parcel: string, to: Destination) => string) | null> = {
  postnl: (parcel, { regionCode, zipcode }) =>
    `https://jouw.postnl.nl/track-and-trace/${parcel}-${regionCode}-${zipcode.replaceAll(/\W/g, '')}`,
  dhl: (parcel) => `https://www.dhl.com/global-en/home/tracking.html?tracking-id=${parcel}`,
  dpd: (parcel) => `https://www.dpdgroup.com/be/mydpd/my-parcels/search?lang=en&parcelNumber=${parcel}`,
  gls: (parcel) => `https://gls-group.com/track/${parcel}`,
  own: null,
}

/** Where a parcel can be followed; null where its carrier has no page for it (SHIPMENTS-3). */
export function trackingUrl(
  carrier: Carrier | null,
  parcelNumber: string,
  to: Destination | null,
): string | null {
  const page = carrier && trackingPages[carrier]
  return page && to ? page(encodeURIComponent(parcelNumber), to) : null
}
