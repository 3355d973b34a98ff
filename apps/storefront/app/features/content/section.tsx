import type { ReactNode } from 'react'
import { SectionHeading } from '../../ui/section-heading'

/** A further part of a page to read, under its own heading. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mt-14 sm:mt-20">
      <SectionHeading id={id} title={title} />
      {children}
    </section>
  )
}
