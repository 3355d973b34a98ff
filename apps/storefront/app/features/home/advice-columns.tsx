import { useShop } from '../../site/shop'
import { AppLink } from '../../ui/app-link'

export type AdviceTeaser = {
  title: string
  intro: string
  url: string
  textLanguage: string
  topic?: string | null
}

/** Articles side by side. */
export function AdviceColumns({ teasers }: { teasers: readonly AdviceTeaser[] }) {
  const { language } = useShop()
  const langOf = (textLanguage: string) => (textLanguage === language ? undefined : textLanguage)
  return (
    <ul className="grid gap-x-10 sm:grid-cols-2 md:grid-cols-3">
      {teasers.map((teaser) => (
        <li key={teaser.url} className="group relative border-t border-line py-6">
          {teaser.topic && <p className="mb-2 text-sm text-muted">{teaser.topic}</p>}
          <h3 className="text-xl" lang={langOf(teaser.textLanguage)}>
            <AppLink
              to={teaser.url}
              prefetch="intent"
              className="group-hover:underline after:absolute after:inset-0"
            >
              {teaser.title}
            </AppLink>
          </h3>
          <p className="mt-2 text-muted" lang={langOf(teaser.textLanguage)}>
            {teaser.intro}
          </p>
        </li>
      ))}
    </ul>
  )
}
