import { Link } from 'react-router'
import { useShop } from '../../shared/shop/shop'
import type { AdviceTeaser } from './home-data'

/** Articles side by side. */
export function AdviceColumns({ teasers }: { teasers: readonly AdviceTeaser[] }) {
  const { language } = useShop()
  const langOf = (textLanguage: string) => (textLanguage === language ? undefined : textLanguage)
  return (
    <ul className="grid grid-cols-1 gap-x-6 sm:grid-cols-3 md:gap-x-10">
      {teasers.map((teaser) => (
        <li key={teaser.url} className="group relative border-t border-line py-6">
          {teaser.topic && <p className="mb-2 text-sm text-muted">{teaser.topic}</p>}
          <h3 className="text-xl" lang={langOf(teaser.textLanguage)}>
            <Link
              to={teaser.url}
              prefetch="intent"
              className="group-hover:underline after:absolute after:inset-0"
            >
              {teaser.title}
            </Link>
          </h3>
          <p className="mt-2 text-muted" lang={langOf(teaser.textLanguage)}>
            {teaser.intro}
          </p>
        </li>
      ))}
    </ul>
  )
}
