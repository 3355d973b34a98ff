import { useTranslations } from 'use-intl'
import { AppLink } from '../../ui/app-link'
import { Icon } from '../../ui/icon'

export type Doorway = { title: string; url: string; icon: string | null }

/** "Which feed for my horse": two ways in, by what the horse is and by what it needs. */
export function FeedFinder({ types, concerns }: { types: readonly Doorway[]; concerns: readonly Doorway[] }) {
  const t = useTranslations('home.feedFinder')
  return (
    <section aria-labelledby="feed-finder">
      <h2 id="feed-finder" className="text-2xl sm:text-3xl">
        {t('title')}
      </h2>
      <h3 className="mt-8 mb-4 text-lg">{t('byType')}</h3>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-6">
        {types.map((door) => (
          <li key={door.url}>
            <AppLink
              to={door.url}
              prefetch="intent"
              className="flex h-full min-h-36 flex-col justify-between gap-4 rounded-card bg-sunken p-4 transition-colors duration-150 hover:bg-brand hover:text-on-brand sm:p-5"
            >
              {door.icon && <Icon name={door.icon} size={40} />}
              <span className="font-display text-lg leading-tight font-semibold hyphens-auto">{door.title}</span>
            </AppLink>
          </li>
        ))}
      </ul>
      <h3 className="mt-10 mb-2 text-lg">{t('byConcern')}</h3>
      <ul className="grid gap-x-10 xs:grid-cols-2 md:grid-cols-3">
        {concerns.map((door) => (
          <li key={door.url} className="border-b border-line">
            <AppLink to={door.url} prefetch="intent" className="group flex min-h-14 items-center gap-4 py-3 hover:text-brand">
              {door.icon && <Icon name={door.icon} size={26} className="text-brand" />}
              <span className="min-w-0 grow hyphens-auto group-hover:underline">{door.title}</span>
              <Icon name="arrow-right" size={18} className="text-muted" />
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
