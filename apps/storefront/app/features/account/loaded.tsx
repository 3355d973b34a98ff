import { statusOfFailure } from '@haverhof/api-client/api-error'
import type { ReactNode } from 'react'
import { useTranslations } from '#texts'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { answerOf, type Query } from '../../shared/shop/use-query'

type Props<T> = {
  answer: Query<T>
  /** The message for a thing that does not exist or belongs to another customer. */
  missing?: ReactNode
  /** What is shown among it: all of it comes at once, so that nothing is pushed away. */
  parts?: readonly Query<unknown>[]
  children: (value: T) => ReactNode
}

/** Content on its way, then the content, or why it did not come and a way to try again (ACCOUNT-PAGES-32). */
export function Loaded<T>({ answer: { content, reload }, missing, parts, children }: Props<T>) {
  if (content?.state === 'rejected') {
    const status = statusOfFailure(content.error)
    if (status === 404 && missing) return missing
    if (status !== 401) return <LoadFailure retry={() => void reload()} />
  }
  const value = answerOf(content)
  if (value === null || parts?.some(isAwaited)) return <Pending />
  const isSlow = content?.state === 'pending' && content.slow
  return (
    <div
      aria-busy={content?.state === 'pending'}
      className={`transition-opacity duration-150 ${isSlow ? 'opacity-60' : ''}`}
    >
      {children(value)}
    </div>
  )
}

function isAwaited({ content }: Query<unknown>): boolean {
  return content?.state !== 'rejected' && answerOf(content) === null
}

/** Holds the place of what is on its way. */
export function Pending() {
  const t = useTranslations('account.frame')
  return <p className="text-muted pending-view">{t('loading')}</p>
}

function LoadFailure({ retry }: { retry: () => void }) {
  const t = useTranslations('account.frame')
  const failures = useTranslations('forms.failures')
  return (
    <Notice tone="danger" role="alert">
      <p>{failures('unexpected')}</p>
      <Button onClick={retry} className="mt-3">
        {t('retry')}
      </Button>
    </Notice>
  )
}
