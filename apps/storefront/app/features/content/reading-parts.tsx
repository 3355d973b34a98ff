import type { ReactNode } from 'react'
import { SectionHeading } from '../../ui/section-heading'
import { useTranslations } from '#texts'
import { Breadcrumbs } from '../../ui/breadcrumbs'
import { useShop } from '../../shared/shop/shop'

/** The way from the home page to this page, which is the last step. */
export function Trail({ steps }: { steps: readonly { title: string; url: string }[] }) {
  const t = useTranslations('ui')
  if (steps.length < 2) return null
  return <Breadcrumbs label={t('trail')} trail={steps.slice(0, -1)} current={steps.at(-1)?.title ?? ''} />
}

/** A further part of a page to read, under its own heading. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mt-14 sm:mt-20">
      <SectionHeading id={id} title={title} />
      {children}
    </section>
  )
}

/** Says so when a text is in another language than the page around it. */
export function LanguageNote({ textLanguage }: { textLanguage: string }) {
  const t = useTranslations('ui')
  const { language } = useShop()
  if (textLanguage === language) return null
  return (
    <p className="mb-6 border-l-2 border-accent pl-4 text-sm text-muted">
      {t('writtenIn', { language: textLanguage })}
    </p>
  )
}
