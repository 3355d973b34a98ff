import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { NothingSpot } from '../../shared/brand/nothing-spot'
import { useShop } from '../../shared/shop/shop'
import { EmptyState } from '../../ui/empty-state'
import { Icon } from '../../ui/icon'

/** Nothing was found: what to try, and whom to ask. */
export function SearchNothing({ term }: { term: string }) {
  const t = useTranslations('lists')
  return (
    <EmptyState title={t('search.nothing', { term })} picture={<NothingSpot className="w-60 sm:w-80" />}>
      <ul className="marker:text-brand list-disc space-y-1 pl-5">
        <li>{t('search.tips.spelling')}</li>
        <li>{t('search.tips.fewer')}</li>
        <li>{t('search.tips.number')}</li>
      </ul>
      <p className="mt-4">{t('search.contact')}</p>
      <Contacts />
    </EmptyState>
  )
}

function Contacts() {
  const { phone, phoneLink, email, link } = useShop().site.customerService
  const look = 'text-brand inline-flex min-h-11 items-center gap-2 underline underline-offset-4'
  return (
    <div className="flex flex-wrap gap-x-6">
      {phone && (
        <a href={phoneLink} className={look}>
          <Icon name="phone" size={20} />
          {phone}
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className={look}>
          <Icon name="mail" size={20} />
          {email}
        </a>
      )}
      {link && (
        <Link to={link.url} className={look}>
          <Icon name="help" size={20} />
          {link.title}
        </Link>
      )}
    </div>
  )
}
