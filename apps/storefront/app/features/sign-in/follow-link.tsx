import { useState } from 'react'
import { useTranslations } from '#texts'
import { generalFailure, type Problem, problemOf } from '../../shared/shop/problem'
import { Button, ButtonLink } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { expiredAccount, forgetMailedLink, type MailedLink, useMailedLink } from './mailed-link'

type About = 'confirm' | 'link'
type Props = {
  about: About
  /** What the click does; a link that is over fails with `token-invalid`. */
  follow: (link: MailedLink) => Promise<void>
}

const renewPaths = { confirm: '/account/resend-confirmation/', link: '/account/login-link/' }

/** Opening the link changes nothing yet, because programs open links too; a click does (SIGN-IN-PAGES-24). */
export function FollowLink({ about, follow }: Props) {
  const t = useTranslations(`sign-in.${about}`)
  const link = useMailedLink()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const press = async () => {
    if (!link || isBusy) return
    setIsBusy(true)
    setProblem(null)
    try {
      await follow(link)
    } catch (error) {
      const refusal = problemOf(error)
      if (refusal.code === 'token-invalid') {
        forgetMailedLink()
        if (about === 'confirm') expiredAccount.set(link.userId)
      }
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
        {problem ? <Failure problem={problem} about={about} /> : null}
      </div>
      {isOver ? null : (
        <Button
          look="primary"
          aria-disabled={isBusy || !link || undefined}
          onClick={() => void press()}
          className="min-h-14 px-8 text-lg aria-disabled:cursor-progress"
        >
          {t('submit')}
        </Button>
      )}
    </div>
  )
}

function Failure({ problem, about }: { problem: Problem; about: About }) {
  const t = useTranslations(`sign-in.${about}.expired`)
  const general = useTranslations('forms.failures')
  if (problem.code !== 'token-invalid')
    return <Notice tone="danger">{general(generalFailure(problem) ?? 'unexpected')}</Notice>
  return (
    <Notice tone="danger">
      <p className="font-semibold">{t('title')}</p>
      <p className="mt-1">{t('text')}</p>
      <p className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
        <ButtonLink to={renewPaths[about]}>{t('resend')}</ButtonLink>
        <ButtonLink to="/account/login/" look="text">
          {t('login')}
        </ButtonLink>
      </p>
    </Notice>
  )
}
