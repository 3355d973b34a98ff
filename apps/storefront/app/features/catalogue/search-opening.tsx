import { Form } from 'react-router'
import { useTranslations } from '#texts'
import { Button } from '../../ui/button'
import { controlLook } from '../../ui/control-look'

type Props = { term: string; total: number; correctedTerm: string | null; widened: boolean; path: string }

/** What was searched for, how it was understood, and the field to search again. */
export function SearchOpening({ term, total, correctedTerm, widened, path }: Props) {
  const t = useTranslations('lists')
  return (
    <div className="pb-10">
      <h1 className="text-4xl">{term ? t('search.titleFor', { term }) : t('search.title')}</h1>
      {correctedTerm && total > 0 && (
        <p className="text-muted mt-3 max-w-prose text-lg">
          {t('search.corrected', { term, corrected: correctedTerm })}
        </p>
      )}
      {widened && total > 0 && (
        <p className="text-muted mt-3 max-w-prose text-lg">{t('search.widened', { term })}</p>
      )}
      <search aria-label={t('search.again')} className="mt-6 block max-w-prose" data-no-print>
        <Form action={path} className="flex gap-2">
          <input
            key={term}
            type="search"
            name="q"
            defaultValue={term}
            aria-label={t('search.field')}
            maxLength={200}
            className={controlLook}
          />
          <Button type="submit" look="brand">
            {t('search.submit')}
          </Button>
        </Form>
      </search>
    </div>
  )
}
