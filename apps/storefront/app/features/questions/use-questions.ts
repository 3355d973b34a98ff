import type { Schemas } from '@haverhof/api-client'
import { useEffect, useRef, useState } from 'react'
import { useAsk } from '../../shared/shop/use-ask'

type Questions = Schemas['QuestionPage']['questions']

/** The questions that came with the page, and those loaded since. The first page of the API begins with what is shown already. */
export function useQuestions(productId: number, first: Schemas['ProductDetail']['questions']) {
  const ask = useAsk()
  const [loaded, setLoaded] = useState<{ questions: Questions; total: number; page: number }>({
    questions: first.first,
    total: first.total,
    page: 0,
  })
  const [state, setState] = useState<'ready' | 'loading' | 'failed'>('ready')
  const newest = useRef<number | null>(null)

  useEffect(() => {
    if (newest.current !== null) document.querySelector<HTMLElement>(`#question-${newest.current}`)?.focus()
    newest.current = null
  })

  const loadMore = () => {
    setState('loading')
    ask((api) => api.questions.list(productId, { page: loaded.page + 1 })).then(
      ({ questions, total, page }) => {
        const before = page === 1 ? [] : loaded.questions
        const ids = new Set(loaded.questions.map(({ questionId }) => questionId))
        newest.current = questions.find(({ questionId }) => !ids.has(questionId))?.questionId ?? null
        setLoaded({ questions: [...before, ...questions], total, page })
        setState('ready')
      },
      () => setState('failed'),
    )
  }
  return { questions: loaded.questions, total: loaded.total, state, loadMore }
}
