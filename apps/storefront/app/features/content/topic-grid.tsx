import { Link } from 'react-router'
import { Icon } from '../../ui/icon'
import { useTextLanguage } from './reading-parts'

export type Topic = {
  title: string
  intro: string
  url: string
  icon: string | null
  textLanguage: string
  note?: string
}

/** Topics side by side, each with its line icon. */
export function TopicGrid({ topics }: { topics: readonly Topic[] }) {
  const langOf = useTextLanguage()
  return (
    <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
      {topics.map((topic) => (
        <li key={topic.url} className="group relative flex gap-4 border-t border-line py-6">
          {topic.icon && <Icon name={topic.icon} size={32} className="mt-0.5 text-brand" />}
          <div className="min-w-0">
            <h2 className="text-xl" lang={langOf(topic.textLanguage)}>
              <Link
                to={topic.url}
                prefetch="intent"
                className="group-hover:underline after:absolute after:inset-0"
              >
                {topic.title}
              </Link>
            </h2>
            <p className="mt-1 text-muted" lang={langOf(topic.textLanguage)}>
              {topic.intro}
            </p>
            {topic.note && <p className="mt-2 text-sm text-muted">{topic.note}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}
