import { useTranslations } from '#texts'
import { useFormats } from '../../platform/formats'
import { MarkedText } from '../../ui/moderation/marked-text'
import { ModeratedFacts } from '../../ui/moderation/moderated-facts'
import { useReasonText } from '../../ui/use-reason-text'
import type { Question } from './question'
import { QuestionState } from './question-state'

/** One question, large enough to be read all day. */
export function QuestionCard({ question }: { question: Question }) {
  const t = useTranslations('office-questions')
  const { moment } = useFormats()
  const reasonText = useReasonText('question')
  return (
    <article aria-label={question.question} className="grid gap-3">
      <ModeratedFacts of={question} state={<QuestionState question={question} />} />
      <h2
        lang={question.language}
        className="max-w-prose text-xl leading-relaxed whitespace-pre-line [overflow-wrap:anywhere]"
      >
        <MarkedText text={question.question} marks={question.marks} />
      </h2>
      <p className="text-muted">
        {question.asker ? (
          <>
            <bdi>{question.asker}</bdi> ·{' '}
          </>
        ) : null}
        {moment(question.submittedAt)}
      </p>
      {question.rejectedBecause ? (
        <p className="bg-danger-soft text-danger rounded-control px-3 py-2">
          {t('rejectedBecause', { reason: reasonText(question.rejectedBecause, question.ownWords) })}
        </p>
      ) : null}
      {question.answer ? <Answer question={question} /> : null}
    </article>
  )
}

function Answer({ question: { answer, answeredOn, language, mailedAt, state } }: { question: Question }) {
  const t = useTranslations('office-questions')
  const { moment, day } = useFormats()
  return (
    <div className="border-brand grid gap-1 border-l-4 pl-3">
      <p className="text-muted text-sm">{t('answered', { day: answeredOn ? day(answeredOn) : '' })}</p>
      <p lang={language} className="whitespace-pre-line [overflow-wrap:anywhere]">
        {answer}
      </p>
      {mailedAt ? (
        <p className="text-muted text-sm">{t('mailed', { moment: moment(mailedAt) })}</p>
      ) : state === 'published' ? (
        <p className="text-muted text-sm">{t('notMailed')}</p>
      ) : null}
    </div>
  )
}
