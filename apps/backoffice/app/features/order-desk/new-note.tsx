import { requestRules } from '@haverhof/api-client/staff-rules'
import { useRef } from 'react'
import { useTranslations } from '#texts'
import { useShortcuts } from '../../platform/shortcuts'
import { FormText } from '../../ui/form/fields'
import { Form, FormSaveBar } from '../../ui/form/form'
import { useForm } from '../../ui/form/use-form'
import { useNewNote } from './use-note-changes'

/** `n` begins a note, Ctrl Enter keeps it. */
export function NewNote({ orderId }: { orderId: number }) {
  const t = useTranslations('office-desk')
  const frame = useRef<HTMLDivElement>(null)
  const field = () => frame.current?.querySelector('textarea')
  const adding = useNewNote(orderId)
  const form = useForm({
    rules: requestRules['POST /staff-api/v1/orders/{id}/notes'],
    start: { words: '' },
    bodyOf: ({ words }) => ({ words: words.trim() }),
    isChanged: ({ words }) => words.trim() !== '',
    ...adding,
    done: (note) => {
      adding.done(note)
      form.reset()
      // The keys of the page count again.
      field()?.blur()
    },
  })
  const begin = () => field()?.focus()
  useShortcuts({ n: begin }, { actions: { n: t('notes.title') } })
  return (
    <div ref={frame} className="pb-3">
      <Form form={form} className="grid gap-2">
        <FormText
          name="words"
          label={t('notes.label')}
          isLabelHidden
          rows={2}
          placeholder={t('notes.placeholder')}
        />
        <FormSaveBar form={form} save={t('notes.add')} isInCard />
      </Form>
    </div>
  )
}
