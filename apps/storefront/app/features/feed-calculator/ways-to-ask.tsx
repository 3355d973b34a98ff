import { Link } from 'react-router'
import { useShop } from '../../shared/shop/shop'

const look = 'inline-flex min-h-11 items-center underline underline-offset-4 hover:text-brand'

/** How to reach a person (FEED-ADVICE-62). */
export function WaysToAsk({ className }: { className: string }) {
  const { link, phone, phoneLink, email } = useShop().site.customerService
  return (
    <p className={`flex flex-wrap ${className}`}>
      <a href={phoneLink} className={look}>
        {phone}
      </a>
      <a href={`mailto:${email}`} className={look}>
        {email}
      </a>
      {link && (
        <Link to={link.url} className={look}>
          {link.title}
        </Link>
      )}
    </p>
  )
}
