import { Link } from 'react-router'
import { DateText } from '../../shared/prices/date-text'
import { type ContentImage, ContentPicture } from './content-picture'
import { useTextLanguage } from './reading-parts'

export type NewsTeaser = {
  title: string
  intro: string
  url: string
  publishedOn: string | null
  textLanguage: string
  image?: ContentImage | null
}

/** News by date, each with its picture. */
export function NewsList({ items, level = 2 }: { items: readonly NewsTeaser[]; level?: 2 | 3 }) {
  const langOf = useTextLanguage()
  const Heading = level === 2 ? 'h2' : 'h3'
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
            <Heading className="text-xl" lang={langOf(item.textLanguage)}>
              <Link
                to={item.url}
                prefetch="intent"
                className="group-hover:underline after:absolute after:inset-0"
              >
                {item.title}
              </Link>
            </Heading>
            <p className="mt-2 max-w-[68ch] text-muted" lang={langOf(item.textLanguage)}>
              {item.intro}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
