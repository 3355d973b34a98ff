import { type ReactNode, useEffect, useRef } from 'react'
import { NavigationType, useNavigationType } from 'react-router'

/** The title of a page of the account. Who comes from another page starts reading here; the window stays where it is. */
export function PageTitle({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={children ? 'mb-10 md:mb-12' : 'mb-6 md:mb-8'}>
      <Heading key={title} title={title} />
      {children ? <div className="text-muted mt-2 max-w-prose">{children}</div> : null}
    </div>
  )
}

function Heading({ title }: { title: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const hasMoved = useNavigationType() !== NavigationType.Pop
  useEffect(() => {
    if (hasMoved) heading.current?.focus({ preventScroll: true })
  }, [hasMoved])
  return (
    <h1 ref={heading} tabIndex={-1} className="text-title outline-none sm:text-4xl">
      {title}
    </h1>
  )
}
