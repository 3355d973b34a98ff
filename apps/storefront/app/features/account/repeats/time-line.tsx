import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { useFormats } from '../../../shared/prices/formats'
import type { OneRepeat } from '../account-types'

type Event = OneRepeat['events'][number]

/** What happened, and by whose doing; the latest first (REPEAT-18). */
export function TimeLine({ events }: { events: readonly Event[] }) {
  const t = useTranslations('repeat.timeline')
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline" className="mb-4 text-2xl">
        {t('title')}
      </h2>
      <ol className="border-line ml-1.5 flex flex-col gap-5 border-l pl-6">
        {events.map((event) => (
          <Entry key={`${event.at} ${event.event} ${event.day}`} event={event} />
        ))}
      </ol>
    </section>
  )
}

function Entry({ event: { at, event, isByCustomer, day, orderId } }: { event: Event }) {
  const t = useTranslations('repeat.timeline')
  const formats = useFormats()
  return (
    <li className="before:bg-brand relative leading-snug before:absolute before:top-1.5 before:-left-[2.85rem] before:size-2.5 before:rounded-full">
      <p className="font-medium">
        {t(`events.${event}`)}
        {isByCustomer ? <span className="text-muted font-normal"> {t('byYou')}</span> : null}
      </p>
      <p className="text-muted flex flex-wrap gap-x-3 text-sm">
        <span>{formats.moment(at)}</span>
        {day ? <span>{t('of', { date: formats.day(day) })}</span> : null}
        {orderId ? (
          <Link
            to={`/account/orders/${orderId}/`}
            className="inline-flex min-h-6 items-center underline underline-offset-4"
          >
            {t('order', { number: orderId })}
          </Link>
        ) : null}
      </p>
    </li>
  )
}
