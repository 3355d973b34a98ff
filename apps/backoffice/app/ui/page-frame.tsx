import { type ReactNode, useEffect } from 'react'

type Props = {
  title: string
  /** Beside the title: what can be done here. */
  actions?: ReactNode
  /** Below the title: where this belongs. */
  lead?: ReactNode
  children: ReactNode
  /** At the right; lists use it for the sheet. */
  aside?: ReactNode
}

/** A screen: its title is that of the window too. */
export function PageFrame({ title, actions, lead, children, aside }: Props) {
  useEffect(() => {
    document.title = `${title} · Haverhof`
  }, [title])
  return (
    <div className="flex min-h-full min-w-0 flex-1 max-sm:has-[>nav]:flex-col">
      <main id="main" className="min-w-0 flex-1 px-4 pt-4 pb-16 lg:px-6">
        <div className="flex flex-wrap items-center justify-between gap-3 pb-3">
          <div>
            {lead}
            <h1 className="text-xl">{title}</h1>
          </div>
          {actions ? <div className="flex flex-wrap gap-2">{actions}</div> : null}
        </div>
        {children}
      </main>
      {aside}
    </div>
  )
}

/** A box with a heading, on pages with two columns. */
export function Card({
  title,
  actions,
  children,
}: {
  title: string
  actions?: ReactNode
  children: ReactNode
}) {
  return (
    <section className="bg-surface border-line rounded-card border">
      <div className="flex min-h-11 items-center justify-between gap-2 px-4 pt-2">
        <h2 className="font-semibold">{title}</h2>
        {actions}
      </div>
      <div className="px-4 pt-1 pb-4">{children}</div>
    </section>
  )
}
