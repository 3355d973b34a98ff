import { followingSchedule } from '@haverhof/domain/repeat-delivery'
import { dateInZone, timeZoneOf } from '@haverhof/domain/sites'
import { useShop } from '../shop/shop'

/** REPEAT-6: when goods come again that arrive on a day, at the latest. */
export function useNextDay(): (arrivesOn: string, weeks: number) => string {
  const { countryCode } = useShop().site
  return (arrivesOn, weeks) =>
    followingSchedule(arrivesOn, weeks, { today: dateInZone(new Date(), timeZoneOf(countryCode)) }).day
}
