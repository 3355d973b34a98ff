import { followingSchedule } from '@haverhof/domain/repeat-delivery'
import { dateInZone, timeZoneOf } from '@haverhof/domain/sites'
import { useShop } from '../shop/shop'

/** When goods come again that arrive on a day, at the latest (REPEAT-6, REPEAT-8). */
export function useNextDay(): (arrivesOn: string, days: number) => string {
  const { countryCode: regionCode } = useShop().site
  return (arrivesOn, days) => {
    const today = dateInZone(new Date(), timeZoneOf(regionCode))
    return followingSchedule(arrivesOn, days, { today, regionCode }).day
  }
}
