import { useTranslations } from 'use-intl'
import { useShop } from '../../site/shop'
import { AppLink } from '../../ui/app-link'
import { EmptyState } from '../../ui/empty-state'

/** Nothing was found: what to try, and whom to ask. */
export function SearchNothing({ term }: { term: string }) {
  const t = useTranslations('catalogue')
  const { customerService } = useShop().site
  const link = 'text-brand underline underline-offset-4'
  return (
    <EmptyState icon="search" title={t('search.nothing', { term })}>
      <ul className="marker:text-brand list-disc space-y-1 pl-5">
        <li>{t('search.tips.spelling')}</li>
        <li>{t('search.tips.fewer')}</li>
        <li>{t('search.tips.number')}</li>
      </ul>
      <p className="mt-4">
        {t('search.contact')}{' '}
        {customerService.phone && (
          <a href={`tel:${customerService.phone.replace(/^tel:/, '')}`} className={link}>
            {customerService.phone.replace(/^tel:/, '')}
          </a>
        )}{' '}
        {customerService.email && (
          <a href={`mailto:${customerService.email}`} className={link}>
            {customerService.email}
          </a>
        )}{' '}
        {customerService.link && (
          <AppLink to={customerService.link.url} className={link}>
            {customerService.link.title}
          </AppLink>
        )}
      </p>
    </EmptyState>
  )
}
