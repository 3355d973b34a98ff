import { useTranslations } from '#texts'

/** The parts of the page that are there, in their order. */
export type SectionName =
  | 'description'
  | 'dose'
  | 'label'
  | 'use'
  | 'nutrition'
  | 'facts'
  | 'reviews'
  | 'questions'

/** Leads to the parts of the page and stays in sight while they are read. */
export function SectionTabs({ sections }: { sections: readonly SectionName[] }) {
  const t = useTranslations('product')
  return (
    <nav aria-label={t('tabs')} className="section-tabs" data-no-print>
      <ul>
        {sections.map((name) => (
          <li key={name}>
            <a href={`#${name}`}>{t(`sections.${name}`)}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
