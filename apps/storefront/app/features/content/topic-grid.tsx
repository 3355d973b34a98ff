import { TeaserText, type TeaserWords } from '../../shared/reading/teaser-text'
import { Icon } from '../../ui/icon'

export type Topic = TeaserWords & { icon: string | null; note?: string }

/** Topics side by side, each with its line icon. */
export function TopicGrid({ topics }: { topics: readonly Topic[] }) {
  return (
    <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
      {topics.map((topic) => (
        <li key={topic.url} className="group relative flex gap-4 border-t border-line py-6">
          {topic.icon && <Icon name={topic.icon} size={32} className="mt-0.5 text-brand" />}
          <div className="min-w-0">
            <TeaserText teaser={topic} level={2} />
            {topic.note && <p className="mt-2 text-sm text-muted">{topic.note}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}
