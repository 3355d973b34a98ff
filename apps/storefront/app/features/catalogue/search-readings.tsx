import type { Schemas } from '@haverhof/api-client'
import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { Icon } from '../../ui/icon'
import type { IconName } from '../../ui/icons/icon-names'

type Props = { readings: Schemas['ProductList']['readings'] }

const icons = {
  'advice-article': 'info',
  'advice-video': 'info',
  'faq-item': 'help',
} as const satisfies Record<Props['readings'][number]['kind'], IconName>

/** What to read about a search: before the products where the visitor looks for help, else after them (SEARCH-19). */
export function SearchReadings({ readings }: Props) {
  const t = useTranslations('lists')
  if (readings.length === 0) return null
  return (
    <section aria-labelledby="readings" className="pb-10">
      <h2 id="readings" className="text-2xl">
        {t('search.readings')}
      </h2>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2">
        {readings.map(({ kind, title, url, intro }) => (
          <li key={url} className="flex">
            <Link
              to={url}
              className="border-line bg-surface hover:border-brand rounded-card flex w-full gap-4 border p-4"
            >
              <Icon name={icons[kind]} size={24} className="text-brand mt-0.5 shrink-0" />
              <span className="min-w-0">
                <span className="block font-semibold underline-offset-4">{title}</span>
                {intro && <span className="text-muted mt-1 line-clamp-2 block text-sm">{intro}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
