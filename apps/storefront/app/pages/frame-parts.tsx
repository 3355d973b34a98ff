import { timeZoneOf } from '@haverhof/domain/sites'
import { useTranslations } from '#texts'
import { comparePath } from '../features/compare/compare-address'
import { useCompared } from '../features/compare/compare-store'
import { hoursInFigures } from '../shared/opening-hours/hours-in-figures'
import { OpenNow } from '../shared/opening-hours/open-now'
import { CountLink } from '../site/header/count-link'
import { useShop } from '../shared/shop/shop'

/** The comparison in the header, with how many products it holds. */
export function CompareLink() {
  const text = useTranslations('shell.header')
  const { language } = useShop()
  const count = useCompared().length
  return (
    <CountLink
      url={comparePath(language)}
      icon="compare"
      label={text('compare')}
      count={count}
      countLabel={text('productCount', { count })}
    />
  )
}

/** Whether customer service answers now, for the footer. */
export function ServiceOpenNow() {
  const { site, culture } = useShop()
  const hours = hoursInFigures(site.customerService.openingHours)
  return <OpenNow hours={hours} timeZone={timeZoneOf(site.countryCode)} culture={culture} />
}
