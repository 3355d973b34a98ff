import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon'
import { useShop } from '../../shared/shop/shop'

const contact = 'inline-flex min-h-11 min-w-0 items-center gap-3 underline-offset-4 hover:underline'

/** Who answers questions, how to reach them, and when. */
export function CustomerService({ openNow }: { openNow: ReactNode }) {
  const { title, text, phone, phoneLink, email, openingHours } = useShop().site.customerService
  return (
    <section aria-labelledby="footer-service">
      <h2 id="footer-service" className="text-2xl">
        {title}
      </h2>
      <p className="text-muted mt-2">{text}</p>
      <ul className="mt-3">
        <li>
          <a href={phoneLink} className={contact}>
            <Icon name="phone" size={20} />
            {phone}
          </a>
        </li>
        <li>
          <a href={`mailto:${email}`} className={contact}>
            <Icon name="mail" size={20} />
            <span className="min-w-0 [overflow-wrap:anywhere]">{email}</span>
          </a>
        </li>
      </ul>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 text-sm">
        {openingHours.map(({ days, hours }) => (
          <div key={days} className="contents">
            <dt>{days}</dt>
            <dd className="tabular-nums">{hours}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-2 text-sm">{openNow}</div>
    </section>
  )
}
