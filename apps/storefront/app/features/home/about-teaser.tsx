import { Link } from 'react-router'
import type { Words } from './home-data'

/** Who is behind the shop, in a few lines. */
export function AboutTeaser({ words, link }: { words: Words; link: { title: string; url: string } | null }) {
  return (
    <section aria-labelledby="about" className="self-center">
      <h2 id="about" className="text-3xl">
        {words.title}
      </h2>
      <p className="mt-4 max-w-[56ch] text-lg">{words.intro}</p>
      {link && (
        <p className="mt-4">
          <Link
            to={link.url}
            className="text-brand inline-flex min-h-11 items-center font-medium underline underline-offset-4"
          >
            {link.title}
          </Link>
        </p>
      )}
    </section>
  )
}
