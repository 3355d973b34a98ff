import type { Schemas } from '@haverhof/api-client'
import { addressLine } from '../../../shared/forms/address-lines'
import type { Place } from '../pickup-points/place-list'
import type { PlaceSource } from '../pickup-points/use-places'
import { useTranslations } from '#texts'
import { type DayHours, groupedHours } from '../../../shared/opening-hours/grouped-hours'
import { WeekOfHours } from '../../../shared/opening-hours/week-of-hours'
import { useShop } from '../../../shared/shop/shop'

export function parcelShopsIn(countryId: number | null): PlaceSource<Place> {
  return {
    name: `parcel-shops ${countryId}`,
    ask: async (api, near) => {
      if (near === '' || countryId === null) return []
      return (await api.delivery.parcelShops(near, countryId)).map(parcelShopPlace)
    },
  }
}

export const dealers: PlaceSource<Place> = {
  name: 'dealers-near',
  ask: async (api, near) => (await api.dealers.list(near || null)).map(dealerPlace),
}

function parcelShopPlace(shop: Schemas['ParcelShop']): Place {
  const { parcelShopId: id, name, distanceKm, latitude, longitude, openingHours } = shop
  const details = <OpeningHours hours={openingHours} />
  return { id, name, address: addressLine(shop), distanceKm, latitude, longitude, details }
}

function dealerPlace(dealer: Schemas['Dealer']): Place {
  const { dealerId, name, distanceKm, latitude, longitude, phone } = dealer
  const details = phone ? (
    <a
      href={`tel:${phone}`}
      className="inline-flex min-h-8 items-center text-sm underline underline-offset-4"
    >
      {phone}
    </a>
  ) : null
  return {
    id: String(dealerId),
    name,
    address: addressLine(dealer),
    distanceKm,
    latitude,
    longitude,
    details,
  }
}

function OpeningHours({ hours }: { hours: readonly DayHours[] }) {
  const t = useTranslations('pickup-points')
  const { culture } = useShop()
  if (hours.length === 0) return null
  const lines = groupedHours(hours, culture)
  return <WeekOfHours label={t('openingHours')} closed={t('closed')} lines={lines} />
}
