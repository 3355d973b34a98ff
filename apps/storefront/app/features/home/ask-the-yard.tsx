import { timeZoneOf } from '@haverhof/domain/sites'
import { useTranslations } from '#texts'
import { useShop } from '../../shared/shop/shop'
import { Icon } from '../../ui/icon'
import { hoursInFigures } from '../../shared/opening-hours/hours-in-figures'
import { OpenNow } from '../../shared/opening-hours/open-now'

/** Who answers questions, and when. The foot of the page is the landmark of that name, so this is none. */
export function AskTheYard() {
  const t = useTranslations('home.hours')
  const { site, culture } = useShop()
  const figures = hoursInFigures(site.customerService.openingHours)
  const { title, text, phone, phoneLink, email, openingHours } = site.customerService
  return (
    <div className="rounded-card bg-brand p-6 text-on-brand sm:p-10">
      <h2 className="text-2xl">{title}</h2>
      <p className="mt-3 max-w-[44ch]">{text}</p>
      {figures.length > 0 && (
        <div className="mt-6">
          <OpenNow hours={figures} timeZone={timeZoneOf(site.countryCode)} culture={culture} />
        </div>
      )}
      <dl className="mt-4 grid max-w-[36rem] grid-cols-[fit-content(60%)_minmax(0,1fr)] gap-x-6 gap-y-1">
        {openingHours.map(({ days, hours }) => (
          <div key={days} className="contents">
            <dt>{days}</dt>
            <dd className="tabular-nums">{hours}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 flex flex-wrap gap-x-8 gap-y-1">
        <a
          href={phoneLink}
          className="inline-flex min-h-11 items-center gap-3 underline underline-offset-4 hover:no-underline"
        >
          <Icon name="phone" size={22} />
          {t('call', { phone })}
        </a>
        <a
          href={`mailto:${email}`}
          className="inline-flex min-h-11 min-w-0 items-center gap-3 underline underline-offset-4 hover:no-underline"
        >
          <Icon name="mail" size={22} />
          <span className="min-w-0 [overflow-wrap:anywhere]">{t('mail', { email })}</span>
        </a>
      </p>
    </div>
  )
}
