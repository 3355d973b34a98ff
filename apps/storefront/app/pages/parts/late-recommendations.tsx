import { type ComponentProps, Suspense } from 'react'
import { latePart } from '../../toolkit/connection'
import { Late } from '../../toolkit/late'
import type { Recommendations as Loaded } from './recommendations'

const Recommendations = latePart(async () => (await import('./recommendations')).Recommendations)

/** The server renders the cards at the end of a product; their code loads when the visitor gets there. */
export function LateRecommendations(props: ComponentProps<typeof Loaded>) {
  return (
    <Suspense>
      <Late when="visible">
        <Recommendations {...props} />
      </Late>
    </Suspense>
  )
}
