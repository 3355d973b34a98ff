import { TeaserText, type TeaserWords } from '../../shared/reading/teaser-text'
import { Icon } from '../../ui/icon'
import { type ContentImage, ContentPicture } from './content-picture'

export type Topic = TeaserWords & { icon: string | null; image: ContentImage | null; note?: string }

/** Topics side by side, each with its picture, or its line icon where nothing is drawn for it. */
export function TopicGrid({ topics }: { topics: readonly Topic[] }) {
  return (
    <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
      {topics.map((topic) => (
        <li key={topic.url} className="group relative flex gap-4 border-t border-line py-6">
          {topic.image ? (
            <ContentPicture
              image={topic.image}
              sizes="(min-width: 768px) 144px, 96px"
              className="w-24 shrink-0 self-start rounded-card sm:w-36"
            />
          ) : (
            topic.icon && <Icon name={topic.icon} size={32} className="mt-0.5 text-brand" />
          )}
          <div className="min-w-0">
            <TeaserText teaser={topic} level={2} />
            {topic.note && <p className="mt-2 text-sm text-muted">{topic.note}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}
