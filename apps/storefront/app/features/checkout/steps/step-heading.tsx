import { useEffect, useRef } from 'react'
import { NavigationType, useNavigationType } from 'react-router'

type Props = {
  title: string
  intro?: string | undefined
  /** What the intro says depends on the visitor: its place is kept. */
  isLate?: boolean
}

/** The title of a step. Who comes from another step starts reading here. */
export function StepHeading({ title, intro, isLate = false }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const hasMoved = useNavigationType() !== NavigationType.Pop
  useEffect(() => {
    if (hasMoved) heading.current?.focus({ preventScroll: true })
  }, [hasMoved])
  return (
    <div className="mb-6">
      <h1 ref={heading} tabIndex={-1} className="text-title outline-none sm:text-4xl">
        {title}
      </h1>
      {intro ? (
        <p className={`text-muted mt-2 max-w-prose ${isLate ? 'max-sm:min-h-[2lh]' : ''}`}>{intro}</p>
      ) : null}
    </div>
  )
}
