import { TeaserText, type TeaserWords } from '../../shared/reading/teaser-text'
import { Byline } from './byline'
import { type ContentImage, ContentPicture } from './content-picture'

export type Teaser = TeaserWords & {
  author?: string | null
  publishedOn?: string | null
  image?: ContentImage | null
}

/** Things to read, each between hairlines; the whole row leads there. */
export function TeaserList({ teasers, level = 2 }: { teasers: readonly Teaser[]; level?: 2 | 3 }) {
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
              <TeaserText teaser={teaser} level={level} />
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
