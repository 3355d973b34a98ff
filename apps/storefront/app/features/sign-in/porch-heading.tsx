import { useEffect, useRef } from 'react'

type Props = {
  title: string
  intro?: string
  /** Stands in the place of what was there before: reading starts here anew. */
  hasMoved?: boolean
}

export function PorchHeading({ title, intro, hasMoved = false }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (hasMoved) heading.current?.focus()
  }, [hasMoved])
  return (
    <div>
      <h1 ref={heading} tabIndex={-1} className="text-title outline-none sm:text-4xl">
        {title}
      </h1>
      {intro ? <p className="text-muted mt-2 max-w-prose">{intro}</p> : null}
    </div>
  )
}
