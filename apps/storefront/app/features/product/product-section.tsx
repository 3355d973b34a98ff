import type { ReactNode } from 'react'

/** A part of the product page: its name to the left on wide screens, a hairline above. */
export function ProductSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={`${id}-title`}
      id={id}
      className="border-line grid grid-cols-1 gap-x-12 gap-y-4 border-t py-10 md:grid-cols-[28rem_minmax(0,1fr)]"
    >
      <h2 id={`${id}-title`} className="text-2xl hyphens-auto">
        {title}
      </h2>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
