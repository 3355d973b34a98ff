import type { Schemas } from '@haverhof/api-client'
import { useTranslations } from '#texts'
import { DateText } from '../../shared/prices/date-text'
import { ReportLink } from '../../shared/report-link'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { useQuestions } from './use-questions'

type Props = { productId: number; brand: string; first: Schemas['ProductDetail']['questions'] }

/** What was asked and answered, the newest first (QUESTIONS-3). */
export function QuestionList({ productId, brand, first }: Props) {
  const t = useTranslations('product.questions')
  const { questions, total, state, loadMore } = useQuestions(productId, first)
  const left = total - questions.length
  if (total === 0) return <p className="text-muted max-w-prose">{t('none')}</p>
  return (
    <div className="space-y-6">
      <ul className="divide-line border-line divide-y border-y">
        {questions.map((question) => (
          <QuestionItem key={question.questionId} question={question} brand={brand} />
        ))}
      </ul>
      {left > 0 && (
        <Button onClick={loadMore} disabled={state === 'loading'} className="noscript:hidden" data-no-print>
          {state === 'loading' ? t('loading') : t('more', { count: left })}
        </Button>
      )}
      {state === 'failed' && (
        <p role="alert" className="text-danger text-sm">
          {t('failed')}
        </p>
      )}
    </div>
  )
}

function QuestionItem({ question, brand }: { question: Schemas['Question']; brand: string }) {
  const t = useTranslations('product.questions')
  return (
    <li className="py-6">
      <article id={`question-${question.questionId}`} tabIndex={-1} className="max-w-prose hyphens-auto">
        <h3
          id={`question-${question.questionId}-title`}
          className="text-lg whitespace-pre-line [overflow-wrap:anywhere]"
        >
          {question.question}
        </h3>
        {question.isExample && <Badge tone="quiet">{t('example')}</Badge>}
        {question.asker && (
          <p className="text-muted mt-1 flex flex-wrap gap-x-3 text-sm">
            <span className="[overflow-wrap:anywhere]">{question.asker}</span>
            <DateText date={question.date} />
          </p>
        )}
        <div className="border-line mt-3 border-l-2 pl-4">
          <p className="text-muted flex flex-wrap gap-x-3 text-sm">
            <strong className="text-ink font-semibold">{t('answer', { brand })}</strong>
            <DateText date={question.answeredOn} />
          </p>
          <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{question.answer}</p>
        </div>
        <p className="mt-2 text-sm">
          <ReportLink kind="question" id={question.questionId} />
        </p>
      </article>
    </li>
  )
}
