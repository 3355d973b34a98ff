import { type ReactNode, useEffect, useRef } from 'react'
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

/** The form at a comfortable width; beside it, where there is room, what else one might want here. */
export function SignInColumns({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-12 md:grid-cols-[minmax(0,56rem)_minmax(0,1fr)] lg:gap-x-28">
      <div className="flex max-w-[56rem] min-w-0 flex-col gap-6">{children}</div>
      {aside ? <div className="min-w-0 md:border-line md:border-l md:pl-12 lg:pl-16">{aside}</div> : null}
    </div>
  )
}
