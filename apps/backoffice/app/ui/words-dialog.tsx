import { Dialog } from './dialog'
import { FormText } from './form/fields'
import { Form, SubmitButton } from './form/form'
import type { FieldRule } from './form/form-rules'
import { type Sending, useForm } from './form/use-form'

type Props<Answer> = {
  title: string
  label: string
  hint: string
  /** Of the parameter that takes the words. */
  rule: FieldRule
  /** Said while there are no words. */
  missing: string
  confirm: string
  look?: 'danger' | 'primary'
  sending: Sending<string, Answer>
  onClose: () => void
}

/** A decision that needs a reason in words. Ctrl Enter confirms. */
export function WordsDialog<Answer>(props: Props<Answer>) {
  const { title, label, hint, rule, missing, confirm, look = 'danger', sending, onClose } = props
  const form = useForm({
    rules: { words: rule },
    start: { words: '' },
    bodyOf: ({ words }) => ({ words: words.trim() }),
    // Whatever the parameter is called: there is one field.
    fieldOf: () => 'words',
    ...(sending.renews && { renews: sending.renews }),
    ...(sending.failed && {
      failed: (error: Error, { words }: { words: string }) => sending.failed?.(error, words),
    }),
    send: ({ words }, sent) => sending.send(words, sent),
    done: (answer, { words }) => sending.done?.(answer, words),
  })
  const decide = (
    <SubmitButton form={form} look={look}>
      {confirm}
    </SubmitButton>
  )
  return (
    <Dialog isOpen onClose={onClose} title={title} actions={decide}>
      <Form form={form}>
        <FormText name="words" label={label} hint={hint} missing={missing} rows={4} autoFocus />
      </Form>
    </Dialog>
  )
}
