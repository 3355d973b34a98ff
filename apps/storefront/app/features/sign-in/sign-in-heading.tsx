import { useEffect, useRef } from 'react'
import { NavigationType, useNavigationType } from 'react-router'

type Props = {
  title: string
  intro?: string
  /** Stands in the place of what was there before. */
  isNews?: boolean
}

/** The title of a page. Who comes from another one, or waits for an answer, starts reading here. */
export function SignInHeading({ title, intro, isNews = false }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const hasMoved = useNavigationType() !== NavigationType.Pop
  useEffect(() => {
    if (isNews) heading.current?.focus()
    else if (hasMoved) heading.current?.focus({ preventScroll: true })
  }, [isNews, hasMoved])
  return (
    <div>
      <h1 ref={heading} tabIndex={-1} className="text-title outline-none sm:text-4xl">
        {title}
      </h1>
      {intro ? <p className="text-muted mt-2 max-w-prose">{intro}</p> : null}
    </div>
  )
}
