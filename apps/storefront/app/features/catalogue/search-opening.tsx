import { useTranslations } from '#texts'

type Props = { term: string; total: number; correctedTerm: string | null; widened: boolean }

/** What was searched for, and how it was understood. The field to search again stands in the header. */
export function SearchOpening({ term, total, correctedTerm, widened }: Props) {
  const t = useTranslations('lists')
  return (
    <div className="pb-6 md:pb-10">
      <h1 className="text-title wrap-anywhere sm:text-4xl">
        {term ? t('search.titleFor', { term }) : t('search.title')}
      </h1>
      {correctedTerm && total > 0 && (
        <p className="text-muted mt-3 max-w-prose text-lg">
          {t('search.corrected', { term, corrected: correctedTerm })}
        </p>
      )}
      {widened && total > 0 && (
        <p className="text-muted mt-3 max-w-prose text-lg">{t('search.widened', { term })}</p>
      )}
    </div>
  )
}
