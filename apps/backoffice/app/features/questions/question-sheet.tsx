import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { showToast } from '../../platform/toasts'
import { Button } from '../../ui/button'
import { Sheet } from '../../ui/sheet'
import { Loaded } from '../../ui/states'
import { type DialogChoice, DecisionDialogs } from './decision-dialogs'
import type { Question } from './question'
import { QuestionCard } from './question-card'
import { useDeciding } from './use-deciding'

type Props = { questionId: number; onClose: () => void; timeLine: (subject: string) => ReactNode }

/** A question beside the list, and what can be done with it in its state. */
export function QuestionSheet({ questionId, onClose, timeLine }: Props) {
  const t = useTranslations('office-questions')
  const query = useQuery({
    queryKey: ['questions', 'one', questionId],
    queryFn: ({ signal }) =>
      read(api.GET('/staff-api/v1/questions/{id}', { params: { path: { id: questionId } }, signal })),
  })
  const { data } = query
  return (
    <Sheet title={t('one')} onClose={onClose} footer={data ? <Actions question={data} /> : null}>
      <Loaded found={query}>{(data) => <QuestionCard question={data} />}</Loaded>
      {timeLine(`question ${questionId}`)}
    </Sheet>
  )
}

function Actions({ question }: { question: Question }) {
  const t = useTranslations('office-questions')
  const [dialog, setDialog] = useState<DialogChoice>(null)
  const undoing = useDeciding(() => undefined)
  const deciding = useDeciding(({ questionId, version, state }) => {
    setDialog(null)
    if (state === 'rejected' && question.state === 'waiting') {
      const undo = () => undoing.mutate({ questionId, version, state: 'waiting' })
      return showToast({ text: `${t('done.rejected')} “${question.question}”`, undo })
    }
    const words = question.state === 'published' && state === 'published' ? 'changed' : state
    return showToast({
      text: words === 'changed' ? t('done.changed') : `${t(`done.${words}`)} “${question.question}”`,
    })
  })
  const isShown = question.state === 'published'
  return (
    <>
      <Button look="primary" onPress={() => setDialog({ what: 'answer', question })}>
        {t(isShown ? 'changeAnswer' : 'answer')}
      </Button>
      {question.state === 'rejected' ? null : (
        <Button look="danger" onPress={() => setDialog({ what: 'reject', question })}>
          {t(isShown ? 'unpublish' : 'reject')}
        </Button>
      )}
      <DecisionDialogs
        dialog={dialog}
        onClose={() => setDialog(null)}
        onDecide={deciding.mutate}
        isPending={deciding.isPending}
      />
    </>
  )
}
