import type { ReactNode } from 'react'

/** Things known about something, each beside its name. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="border-line divide-line divide-y border-y">{children}</dl>
}

export function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 py-3 sm:grid-cols-[18rem_minmax(0,1fr)]">
      <dt className="text-muted">{title}</dt>
      <dd className="min-w-0 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}
