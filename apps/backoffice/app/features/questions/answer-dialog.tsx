import { longestAnswer } from '@haverhof/domain/questions'
import { useTranslations } from '#texts'
import { PublicWordsDialog } from '../../ui/moderation/public-words-dialog'
import type { Question } from './question'

type Props = {
  question: Question
  onClose: () => void
  onAnswer: (answer: string) => void
  isPending: boolean
}

/** What the shop says below a question (QUESTIONS-5). */
export function AnswerDialog({ question, onClose, onAnswer, isPending }: Props) {
  const t = useTranslations('office-questions')
  const languages = useTranslations('office-moderation.languages')
  return (
    <PublicWordsDialog
      title={t('answerTitle')}
      label={t('answerLabel', { language: languages(question.language) })}
      hint={(left) => t('answerHint', { left })}
      before={question.answer ?? ''}
      longest={longestAnswer}
      confirm={t(wordOf(question))}
      about={
        <blockquote
          lang={question.language}
          className="border-line border-l-2 pl-3 whitespace-pre-line [overflow-wrap:anywhere]"
        >
          {question.question}
        </blockquote>
      }
      isPending={isPending}
      onSend={onAnswer}
      onClose={onClose}
    />
  )
}

/** The mail goes out once, with the first publication (QUESTIONS-8). */
function wordOf({ state, mailedAt }: Question) {
  if (state === 'published') return 'save'
  return mailedAt === null ? 'publish' : 'publishAgain'
}
