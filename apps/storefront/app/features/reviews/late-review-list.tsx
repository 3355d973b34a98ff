import { type ComponentProps, Suspense } from 'react'
import { latePart } from '../../toolkit/connection'
import { Late } from '../../toolkit/late'
import type { ReviewList as Loaded } from './review-list'

const ReviewList = latePart(async () => (await import('./review-list')).ReviewList)

/** The server renders the reviews; their code loads when the visitor gets there. */
export function LateReviewList(props: ComponentProps<typeof Loaded>) {
  return (
    <Suspense>
      <Late when="visible">
        <ReviewList {...props} />
      </Late>
    </Suspense>
  )
}
