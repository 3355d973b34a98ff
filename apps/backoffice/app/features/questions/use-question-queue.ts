import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, read } from '../../platform/api'
import { useOneByOne } from '../../ui/moderation/queue-state'
import type { DialogChoice } from './decision-dialogs'
import type { Question } from './question'
import { useDeciding } from './use-deciding'

const idOf = ({ questionId }: Question) => questionId

/** What waits, one after the other, and what was decided last (QUESTIONS-4). */
export function useQuestionQueue() {
  const query = useQuery({
    queryKey: ['questions', 'queue'],
    queryFn: ({ signal }) => loadWaiting({}, signal),
  })
  const [dialog, setDialog] = useState<DialogChoice>(null)
  const [last, setLast] = useState<Question | null>(null)
  const { position, current, choose, move, goOn } = useOneByOne(query.data?.items ?? [], idOf)
  const deciding = useDeciding((question) => {
    setDialog(null)
    setLast(question)
    if (question.state === 'waiting') choose(question.questionId)
    else goOn()
  })
  const open = (what: 'answer' | 'reject') => () => {
    if (current) setDialog({ what, question: current })
  }
  const undo = () => {
    if (last?.state !== 'rejected') return
    deciding.mutate({ questionId: last.questionId, version: last.version, state: 'waiting' })
  }
  return { query, position, current, last, dialog, close: () => setDialog(null), open, move, undo, deciding }
}

export function loadWaiting(query: { olderThanHours?: number; limit?: number }, signal: AbortSignal) {
  const waiting = { state: 'waiting' as const, limit: 100, ...query }
  return read(api.GET('/staff-api/v1/questions', { params: { query: waiting }, signal }))
}
