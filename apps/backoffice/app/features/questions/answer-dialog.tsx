import { longestAnswer } from '@haverhof/domain/questions'
import { useState } from 'react'
import { useTranslations } from '#texts'
import { useShortcuts } from '../../platform/shortcuts'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { KeyHint } from '../../ui/key-hint'
import { TextField } from '../../ui/text-field'
import type { Question } from './question'

type Props = {
  question: Question
  onClose: () => void
  onAnswer: (answer: string) => void
  isPending: boolean
}

/** QUESTIONS-5: what the shop says below a question. It stays open until the shop has it: no word is lost. */
export function AnswerDialog({ question, onClose, onAnswer, isPending }: Props) {
  const t = useTranslations('office-questions')
  const [text, setText] = useState(question.answer ?? '')
  const isDisabled = text.trim() === '' || text.length > longestAnswer
  const send = () => {
    if (!isDisabled && !isPending) onAnswer(text)
  }
  useShortcuts({ 'Ctrl+Enter': send }, { inDialog: true })
  const actions = (
    <>
      <Button look="primary" onPress={send} isDisabled={isDisabled} isPending={isPending}>
        {t(wordOf(question))}
        <KeyHint keys="Ctrl ⏎" />
      </Button>
      <Button onPress={onClose}>{t('back')}</Button>
    </>
  )
  return (
    <Dialog isOpen onClose={onClose} title={t('answerTitle')} actions={actions} size="medium">
      <div className="grid gap-4">
        <blockquote
          lang={question.language}
          className="border-line border-l-2 pl-3 whitespace-pre-line [overflow-wrap:anywhere]"
        >
          {question.question}
        </blockquote>
        <TextField
          label={t('answerLabel', { language: t(`languages.${question.language}`) })}
          hint={t('answerHint', { left: longestAnswer - text.length })}
          value={text}
          onChange={setText}
          rows={8}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- somebody pressed R to write
          autoFocus
        />
      </div>
    </Dialog>
  )
}

/** QUESTIONS-8: the mail goes out once, with the first publication. */
function wordOf({ state, mailedAt }: Question) {
  if (state === 'published') return 'save'
  return mailedAt === null ? 'publish' : 'publishAgain'
}
