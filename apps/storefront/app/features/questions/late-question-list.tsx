import { type ComponentProps, Suspense } from 'react'
import { latePart } from '../../toolkit/connection'
import { Late } from '../../toolkit/late'
import type { QuestionList as Loaded } from './question-list'

const QuestionList = latePart(async () => (await import('./question-list')).QuestionList)

/** The server renders the questions; their code loads when the visitor gets there. */
export function LateQuestionList(props: ComponentProps<typeof Loaded>) {
  return (
    <Suspense>
      <Late when="visible">
        <QuestionList {...props} />
      </Late>
    </Suspense>
  )
}
