import type { ReactNode } from 'react'

type Opening = {
  title: string
  intro?: string
  lang?: string | undefined
  eyebrow?: ReactNode
  children?: ReactNode
}

/** The head of a page to read: what it is, its title, what it says in a sentence. */
export function PageOpening({ title, intro, lang, eyebrow, children }: Opening) {
  return (
    <div className="max-w-[60ch] pt-6 pb-8 sm:pt-10 sm:pb-12">
      {eyebrow && <p className="mb-3 text-sm font-medium text-brand">{eyebrow}</p>}
      <h1 className="text-title sm:text-4xl" lang={lang}>
        {title}
      </h1>
      {intro && (
        <p className="mt-4 text-lg text-muted sm:mt-6 sm:text-xl" lang={lang}>
          {intro}
        </p>
      )}
      {children && <div className="mt-5">{children}</div>}
    </div>
  )
}
