import type { ReactNode } from 'react'
import { useTranslations } from '#texts'
import { useShortcuts } from '../../platform/shortcuts'
import { Button } from '../button'
import { Dialog } from '../dialog'
import { FormText } from '../form/fields'
import { Form, SubmitButton } from '../form/form'
import { useForm, useFormState } from '../form/use-form'
import { KeyHint } from '../key-hint'

type Props = {
  title: string
  label: string
  hint: (left: number) => string
  /** What is written there already. */
  before: string
  longest: number
  confirm: string
  /** What sending no words is called, where that takes back what is there. */
  takeBack?: string | undefined
  /** What the words are about. */
  about?: ReactNode
  isPending: boolean
  onSend: (words: string) => void
  onClose: () => void
}

/** A public answer of the shop (REVIEWS-13, QUESTIONS-5). The dialog stays open until the answer is saved, so no text is lost. */
export function PublicWordsDialog(props: Props) {
  const { title, label, hint, before, longest, confirm, takeBack, about, isPending, onSend, onClose } = props
  const t = useTranslations('office-moderation')
  const form = useForm({
    rules: { words: { required: true, minLength: takeBack === undefined ? 1 : 0, maxLength: longest } },
    start: { words: before },
    bodyOf: ({ words }) => ({ words: words.trim() === '' ? '' : words }),
    isPending,
    send: async ({ words }) => onSend(words),
  })
  const isEmpty = useFormState(form, ({ values }) => values.words.trim() === '')
  useShortcuts({ 'Ctrl+Enter': form.submit }, { inDialog: true })
  const actions = (
    <>
      <SubmitButton form={form}>
        {(isEmpty && takeBack) || confirm}
        <KeyHint keys="Ctrl ⏎" />
      </SubmitButton>
      <Button onPress={onClose}>{t('back')}</Button>
    </>
  )
  return (
    <Dialog isOpen onClose={onClose} title={title} actions={actions} size="medium">
      <Form form={form} className="grid gap-4">
        {about}
        <FormText
          name="words"
          label={label}
          hint={(words) => hint(longest - words.length)}
          rows={8}
          autoFocus
        />
      </Form>
    </Dialog>
  )
}
