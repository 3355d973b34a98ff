import { useTranslations } from '#texts'
import type { LanguageCode as Language } from '@haverhof/domain/shared'
import { FormText } from './fields'
import { useFormAround, useFormState } from './use-form'
import { valueAt } from './form-store'

type Props = {
  /** The path of the texts: `texts`, for `texts.nl.title`. */
  name: string
  /** The source language of the translations; the first column. */
  source: Language
  languages: readonly Language[]
  texts: readonly { key: string; label: string; rows?: number }[]
  /** Languages that are read here and not changed. */
  readOnly?: readonly Language[]
}

const none: readonly Language[] = []

/** Texts in several languages side by side, beside the source; what a language lacks is listed above its column. */
export function LanguageColumns({ name, source, languages, texts, readOnly = none }: Props) {
  const t = useTranslations('office-shell.form')
  const languageName = useTranslations('office-moderation.languages')
  const columns = [source, ...languages.filter((language) => language !== source)]
  return (
    <div className="grid gap-4" style={{ gridTemplateColumns: `repeat(${columns.length}, minmax(0, 1fr))` }}>
      {columns.map((language) => (
        <section key={language} aria-label={languageName(language)} lang={language} className="contents">
          <div
            className="grid grid-rows-subgrid content-start gap-3"
            style={{ gridRow: `span ${texts.length + 1}` }}
          >
            <ColumnHead name={name} source={source} language={language} texts={texts} />
            {texts.map(({ key, label, rows }) => (
              <FormText
                key={key}
                name={`${name}.${language}.${key}`}
                label={t('inLanguage', { label, language: languageName(language) })}
                isReadOnly={readOnly.includes(language)}
                {...(rows !== undefined && { rows })}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

type HeadProps = Pick<Props, 'name' | 'source' | 'texts'> & { language: Language }

function ColumnHead({ name, source, language, texts }: HeadProps) {
  const t = useTranslations('office-shell.form')
  const languageName = useTranslations('office-moderation.languages')
  const isThere = (values: unknown, of: Language, key: string) =>
    valueAt(values, `${name}.${of}.${key}`) !== ''
  const missing = useFormState(
    useFormAround(),
    ({ values }) =>
      texts.filter(({ key }) => isThere(values, source, key) && !isThere(values, language, key)).length,
  )
  return (
    <h3 className="flex items-baseline justify-between gap-2 font-semibold">
      {languageName(language)}
      <span className={missing > 0 ? 'text-danger text-sm' : 'text-muted text-sm'}>
        {language === source ? t('source') : t('missing', { count: missing })}
      </span>
    </h3>
  )
}
