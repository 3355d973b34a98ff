import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from './icon'

type Props = {
  title: ReactNode
  id?: string
  intro?: ReactNode
  more?: { title: string; url: string }
  level?: 2 | 3
}

/** The heading of a section with a line about it and a link to more. */
export function SectionHeading({ title, id, intro, more, level = 2 }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
      <div className="min-w-0">
        <Heading id={id} className={level === 2 ? 'text-section xs:text-3xl' : 'text-xl xs:text-2xl'}>
          {title}
        </Heading>
        {intro ? <p className="text-muted mt-2 max-w-prose">{intro}</p> : null}
      </div>
      {more ? (
        <Link
          to={more.url}
          className="text-brand group inline-flex min-h-11 items-center gap-2 font-medium underline-offset-4 hover:underline"
        >
          {more.title}
          <Icon
            name="arrow-right"
            size={20}
            className="transition-transform duration-150 group-hover:translate-x-1"
          />
        </Link>
      ) : null}
    </div>
  )
}
