import { Suspense } from 'react'
import type { ReasonProps } from '../horses/refusal-reason'
import { lateWithTexts } from '../shop/late-with-texts'

const RefusalReason = lateWithTexts<ReasonProps>(
  'calculator-answer',
  async () => (await import('../horses/refusal-reason')).RefusalReason,
)

/** The words of the calculator come where it refuses a feed. */
export function RefusalReasonSlot(props: ReasonProps) {
  return (
    <Suspense>
      <RefusalReason {...props} />
    </Suspense>
  )
}
