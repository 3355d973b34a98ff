import { Link } from 'react-router'
import { useTextLanguage } from './text-language'

export type TeaserWords = { title: string; intro: string; url: string; textLanguage: string }

/** What there is to read, and how it begins. All of the frame around it leads there, if that is a `group relative`. */
export function TeaserText({
  teaser: { title, intro, url, textLanguage },
  level,
}: {
  teaser: TeaserWords
  level: 2 | 3
}) {
  const lang = useTextLanguage()(textLanguage)
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <>
      <Heading className="text-xl" lang={lang}>
        <Link to={url} prefetch="intent" className="group-hover:underline after:absolute after:inset-0">
          {title}
        </Link>
      </Heading>
      <p className="mt-2 max-w-[68ch] text-muted" lang={lang}>
        {intro}
      </p>
    </>
  )
}
