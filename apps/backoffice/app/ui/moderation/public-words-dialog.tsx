import { type ReactNode, useState } from 'react'
import { useTranslations } from '#texts'
import { useShortcuts } from '../../platform/shortcuts'
import { Button } from '../button'
import { Dialog } from '../dialog'
import { KeyHint } from '../key-hint'
import { TextField } from '../text-field'

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

/** REVIEWS-13, QUESTIONS-5: what the shop says in public. Where it waits for the shop it stays open until then: no word is lost. */
export function PublicWordsDialog(props: Props) {
  const { title, label, hint, before, longest, confirm, takeBack, about, isPending, onSend, onClose } = props
  const t = useTranslations('office-moderation')
  const [words, setWords] = useState(before)
  const isEmpty = words.trim() === ''
  const isDisabled = (isEmpty && takeBack === undefined) || words.length > longest
  const send = () => {
    if (!isDisabled && !isPending) onSend(words)
  }
  useShortcuts({ 'Ctrl+Enter': send }, { inDialog: true })
  const actions = (
    <>
      <Button look="primary" onPress={send} isDisabled={isDisabled} isPending={isPending}>
        {(isEmpty && takeBack) || confirm}
        <KeyHint keys="Ctrl ⏎" />
      </Button>
      <Button onPress={onClose}>{t('back')}</Button>
    </>
  )
  return (
    <Dialog isOpen onClose={onClose} title={title} actions={actions} size="medium">
      <div className="grid gap-4">
        {about}
        <TextField
          label={label}
          hint={hint(longest - words.length)}
          value={words}
          onChange={setWords}
          rows={8}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- somebody pressed R to write
          autoFocus
        />
      </div>
    </Dialog>
  )
}
