import { useFormats } from '../../../shared/prices/formats'
import { Notice } from '../../../ui/notice'
import type { Problem } from '../../../shared/shop/problem'
import { useFailureWords } from './use-failure-words'

/** Why the last attempt did not work, in words; said aloud as it appears. */
export function FailureNotice({ problem }: { problem: Problem | null }) {
  const wordsOf = useFailureWords()
  const formats = useFormats()
  return (
    <div role="alert" className="empty:hidden">
      {problem ? (
        <Notice tone="danger">
          <p>
            {wordsOf(problem, 'unexpected', {
              amount: problem.available ?? 0,
              minimum: formats.euro(problem.minimumAmount ?? 0),
            })}
          </p>
        </Notice>
      ) : null}
    </div>
  )
}
