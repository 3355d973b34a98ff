import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { useShop } from '../../shared/shop/shop'

/** Where a question goes that has no answer here. */
export function AskUs() {
  const t = useTranslations('content.faq')
  const { link, phone, phoneLink, email } = useShop().site.customerService
  return (
    <aside className="mt-14 max-w-[72ch] rounded-card bg-sunken p-6 sm:p-8" data-no-print>
      <h2 className="text-xl">{t('notFoundTitle')}</h2>
      <p className="mt-2">{t('notFoundText')}</p>
      <p className="mt-3 flex flex-wrap gap-x-8">
        <a
          href={phoneLink}
          className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-brand"
        >
          {phone}
        </a>
        <a
          href={`mailto:${email}`}
          className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-brand"
        >
          {email}
        </a>
        {link && (
          <Link
            to={link.url}
            className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-brand"
          >
            {link.title}
          </Link>
        )}
      </p>
    </aside>
  )
}
