import { useTranslations } from '#texts'
import { useFormats } from '../../site/prices/formats'
import { Notice } from '../../ui/notice'
import { type Problem, wordsFor } from './problem'

/** Why the last attempt did not work, in words; said aloud as it appears. */
export function FailureNotice({ problem }: { problem: Problem | null }) {
  const t = useTranslations('checkout.failures')
  const formats = useFormats()
  return (
    <div role="alert" className="empty:hidden">
      {problem ? (
        <Notice tone="danger">
          <p>
            {t(wordsFor(problem, 'unexpected'), {
              amount: problem.available ?? 0,
              minimum: formats.euro(problem.minimumAmount ?? 0),
            })}
          </p>
        </Notice>
      ) : null}
    </div>
  )
}
