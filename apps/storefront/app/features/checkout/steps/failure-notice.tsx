import { Suspense } from 'react'
import { useFormats } from '../../../shared/prices/formats'
import { Notice } from '../../../ui/notice'
import type { Problem } from '../../../shared/shop/problem'
import { FailureWords } from './failure-words'

/** Why the last attempt did not work, in words; said aloud as it appears. */
export function FailureNotice({ problem }: { problem: Problem | null }) {
  const formats = useFormats()
  return (
    <div role="alert" className="empty:hidden">
      <Suspense>
        {problem ? (
          <Notice tone="danger">
            <p>
              <FailureWords
                problem={problem}
                otherwise="unexpected"
                values={{
                  amount: problem.available ?? 0,
                  minimum: formats.euro(problem.minimumAmount ?? 0),
                  territory: problem.errors?.[0]?.territory ?? '',
                }}
              />
            </p>
          </Notice>
        ) : null}
      </Suspense>
    </div>
  )
}
