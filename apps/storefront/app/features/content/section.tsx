import type { ReactNode } from 'react'

/** A part of a page under its own heading, a hairline above. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mt-14 sm:mt-20">
      <h2 id={id} className="mb-6 text-2xl">
        {title}
      </h2>
      {children}
    </section>
  )
}
