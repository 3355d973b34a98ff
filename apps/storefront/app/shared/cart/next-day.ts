import { followingSchedule } from '@haverhof/domain/repeat-delivery'
import { dateInZone, timeZoneOf } from '@haverhof/domain/sites'
import { useShop } from '../shop/shop'

/** REPEAT-6, REPEAT-8: when goods come again that arrive on a day, at the latest. */
export function useNextDay(): (arrivesOn: string, weeks: number) => string {
  const { countryCode: regionCode } = useShop().site
  return (arrivesOn, weeks) => {
    const today = dateInZone(new Date(), timeZoneOf(regionCode))
    return followingSchedule(arrivesOn, weeks, { today, regionCode }).day
  }
}
