import { type EndingFields, endingKindOf } from '@haverhof/domain/repeat-delivery'
import { useTranslations } from '#texts'
import { endingFields } from './take-ending'

/** What was declared, word for word. */
export function EndingFacts({ values }: { values: EndingFields }) {
  const t = useTranslations('ending')
  const kind = endingKindOf(values.kind)
  const shown = {
    ...values,
    kind: kind ? t(`kinds.${kind}`) : '',
    endsOn: values.endsOn === '' ? t('soonest') : values.endsOn,
  }
  return (
    <dl className="border-line divide-line divide-y border-y">
      {endingFields
        .filter((name) => shown[name] !== '')
        .map((name) => (
          <div key={name} className="grid gap-x-6 py-3 sm:grid-cols-[18rem_minmax(0,1fr)]">
            <dt className="text-muted">{t(`fields.${name}`)}</dt>
            <dd className="min-w-0 whitespace-pre-line [overflow-wrap:anywhere]">{shown[name]}</dd>
          </div>
        ))}
    </dl>
  )
}
