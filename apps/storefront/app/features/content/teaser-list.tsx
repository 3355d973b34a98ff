import { Link } from 'react-router'
import { Byline } from './byline'
import { type ContentImage, ContentPicture } from './content-picture'
import { useTextLanguage } from './reading-parts'

export type Teaser = {
  title: string
  intro: string
  url: string
  textLanguage: string
  author?: string | null
  publishedOn?: string | null
  image?: ContentImage | null
}

/** Things to read, each between hairlines; the whole row leads there. */
export function TeaserList({ teasers, level = 2 }: { teasers: readonly Teaser[]; level?: 2 | 3 }) {
  const langOf = useTextLanguage()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className="@container">
      <ul className="gap-x-16 border-b border-line @min-[100rem]:grid @min-[100rem]:grid-cols-2">
        {teasers.map((teaser) => (
          <li key={teaser.url} className="group relative flex gap-4 border-t border-line py-6 sm:gap-8">
            {teaser.image && (
              <ContentPicture
                image={teaser.image}
                sizes="(min-width: 640px) 200px, 96px"
                className="w-24 shrink-0 self-start rounded-card sm:w-50"
              />
            )}
            <div className="min-w-0">
              <Heading className="text-xl" lang={langOf(teaser.textLanguage)}>
                <Link
                  to={teaser.url}
                  prefetch="intent"
                  className="group-hover:underline after:absolute after:inset-0"
                >
                  {teaser.title}
                </Link>
              </Heading>
              <p className="mt-2 max-w-[68ch] text-muted" lang={langOf(teaser.textLanguage)}>
                {teaser.intro}
              </p>
              {(teaser.author || teaser.publishedOn) && (
                <div className="mt-3">
                  <Byline author={teaser.author ?? null} publishedOn={teaser.publishedOn ?? null} />
                </div>
              )}
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
