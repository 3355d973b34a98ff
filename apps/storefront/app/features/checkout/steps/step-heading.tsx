import { useEffect, useRef } from 'react'
import { NavigationType, useNavigationType } from 'react-router'

/** The title of a step. Who comes from another step starts reading here. */
export function StepHeading({ title, intro }: { title: string; intro?: string | undefined }) {
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
      {intro ? <p className="text-muted mt-2 max-w-prose">{intro}</p> : null}
    </div>
  )
}
