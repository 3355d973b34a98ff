import { useState } from 'react'
import { useTranslations } from '#texts'
import { generalFailure, type Problem, problemOf } from '../../shared/shop/problem'
import { useApi } from '../../shared/shop/use-api'
import { Button, ButtonLink } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { forgetMailedLink, useMailedLink } from './mailed-link'

/** SIGN-IN-PAGES-10: opening the link changes nothing yet, because programs open links too; a click does. */
export function ConfirmLink({ onConfirmed }: { onConfirmed: () => Promise<void> }) {
  const t = useTranslations('sign-in.confirm')
  const api = useApi()
  const link = useMailedLink()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const confirm = async () => {
    if (!link || isBusy) return
    setIsBusy(true)
    setProblem(null)
    try {
      await api.account.confirm(link.userId, link.token)
      await onConfirmed()
    } catch (error) {
      const refusal = problemOf(error)
      if (refusal.code === 'token-invalid') forgetMailedLink()
      setProblem(refusal)
    } finally {
      setIsBusy(false)
    }
  }
  const isOver = problem?.code === 'token-invalid'
  return (
    <div className="flex flex-col items-start gap-5">
      <p className="max-w-prose text-lg">{t('text')}</p>
      <div role="alert" className="empty:hidden">
        {problem ? <Failure problem={problem} /> : null}
      </div>
      {isOver ? null : (
        <Button
          look="primary"
          aria-disabled={isBusy || !link || undefined}
          onClick={() => void confirm()}
          className="min-h-14 px-8 text-lg aria-disabled:cursor-progress"
        >
          {t('submit')}
        </Button>
      )}
    </div>
  )
}

function Failure({ problem }: { problem: Problem }) {
  const t = useTranslations('sign-in.confirm.expired')
  const general = useTranslations('forms.failures')
  if (problem.code !== 'token-invalid')
    return <Notice tone="danger">{general(generalFailure(problem) ?? 'unexpected')}</Notice>
  return (
    <Notice tone="danger">
      <p className="font-semibold">{t('title')}</p>
      <p className="mt-1">{t('text')}</p>
      <p className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
        <ButtonLink to="/account/resend-confirmation/">{t('resend')}</ButtonLink>
        <ButtonLink to="/account/login/" look="text">
          {t('login')}
        </ButtonLink>
      </p>
    </Notice>
  )
}
