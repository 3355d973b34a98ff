import { useTranslations } from '#texts'
import { useFormats } from '../../platform/formats'
import { Button } from '../button'
import type { Conflict } from './form-store'
import { valueAt } from './form-store'
import { useFormAround, useFormState } from './use-form'

/** Changes of another member of staff, field by field; the typed values stay until the member chooses one of the two. */
export function ConflictPanel() {
  const t = useTranslations('office-shell.form.conflict')
  const conflicts = useFormState(useFormAround(), (snapshot) => snapshot.conflicts)
  if (conflicts.length === 0) return null
  return (
    <section role="alert" className="bg-warning-soft text-ink rounded-card grid gap-3 px-4 py-3">
      <p className="font-semibold">{t('title')}</p>
      {conflicts.map((conflict) => (
        <ConflictRow key={conflict.parameter} conflict={conflict} />
      ))}
    </section>
  )
}

function ConflictRow({ conflict }: { conflict: Conflict }) {
  const t = useTranslations('office-shell.form.conflict')
  const { moment } = useFormats()
  const form = useFormAround()
  const { parameter, theirs, by, at } = conflict
  const mine = useFormState(form, ({ values }) => valueAt(values, parameter))
  const label = form.fields.get(parameter) ?? parameter
  const sides = [
    { keeps: 'mine', title: t('mine'), value: mine },
    {
      keeps: 'theirs',
      title: t('theirs', { name: by ?? '–', moment: at ? moment(at) : '–' }),
      value: theirs,
    },
  ] as const
  return (
    <fieldset className="grid gap-2 sm:grid-cols-2">
      <legend className="pb-1 font-medium">{label}</legend>
      {sides.map(({ keeps, title, value }) => (
        <div
          key={keeps}
          className="bg-surface border-line rounded-control grid content-between gap-2 border p-3"
        >
          <p className="text-muted text-sm">{title}</p>
          <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">
            <bdi>{typeof value === 'string' ? value : JSON.stringify(value)}</bdi>
          </p>
          <Button onPress={() => form.store.settle(conflict, keeps)}>{t(`keep.${keeps}`, { label })}</Button>
        </div>
      ))}
    </fieldset>
  )
}
