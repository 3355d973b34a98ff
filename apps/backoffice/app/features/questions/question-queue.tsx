import { longestWaitHours } from '@haverhof/domain/questions'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from '#texts'
import { QueueScreen } from '../../ui/moderation/queue-screen'
import { soonHours } from '../../ui/moderation/state-or-clock'
import { DecisionDialogs } from './decision-dialogs'
import { QuestionCard } from './question-card'
import { loadWaiting, useQuestionQueue } from './use-question-queue'

/** One question at a time, answered with the keyboard; the next one is there at once (QUESTIONS-4). */
export function QuestionQueue() {
  const t = useTranslations('office-questions')
  const { query, position, current, last, dialog, close, open, move, undo, deciding } = useQuestionQueue()
  const { data: soon } = useQuery({
    queryKey: ['questions', 'soon'],
    queryFn: ({ signal }) => loadWaiting({ olderThanHours: longestWaitHours - soonHours, limit: 1 }, signal),
  })
  return (
    <QueueScreen
      title={t('title')}
      list={{ path: '/questions/all', title: t('toList') }}
      query={query}
      left={query.data?.total ?? 0}
      position={position}
      soon={soon?.total ?? 0}
      last={last && { said: t(`done.${last.state}`), about: last.question }}
      onUndo={last?.state === 'rejected' ? undo : null}
      actions={[
        { key: 'r', name: t('answer'), look: 'primary', run: open('answer') },
        { key: 'x', name: t('reject'), look: 'danger', run: open('reject') },
      ]}
      onMove={move}
      empty={{ title: t('empty'), lead: t('emptyLead') }}
      card={current ? <QuestionCard question={current} /> : null}
    >
      <DecisionDialogs
        dialog={dialog}
        onClose={close}
        onDecide={deciding.mutate}
        isPending={deciding.isPending}
      />
    </QueueScreen>
  )
}
