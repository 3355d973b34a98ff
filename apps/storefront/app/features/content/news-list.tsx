import { DateText } from '../../shared/prices/date-text'
import { TeaserText, type TeaserWords } from '../../shared/reading/teaser-text'
import { type ContentImage, ContentPicture } from './content-picture'

export type NewsTeaser = TeaserWords & { publishedOn: string | null; image?: ContentImage | null }

/** News by date, each with its picture. */
export function NewsList({ items, level = 2 }: { items: readonly NewsTeaser[]; level?: 2 | 3 }) {
  return (
    <ul className="border-b border-line">
      {items.map((item) => (
        <li
          key={item.url}
          className="group relative grid gap-x-10 gap-y-2 border-t border-line py-6 sm:grid-cols-[16rem_minmax(0,1fr)]"
        >
          {item.image ? (
            <ContentPicture
              image={item.image}
              sizes="(min-width: 640px) 256px, 160px"
              className="w-40 rounded-card sm:w-full"
            />
          ) : (
            <span />
          )}
          <div>
            <p className="mb-1 text-sm text-muted">
              {item.publishedOn && <DateText date={item.publishedOn} />}
            </p>
            <TeaserText teaser={item} level={level} />
          </div>
        </li>
      ))}
    </ul>
  )
}
