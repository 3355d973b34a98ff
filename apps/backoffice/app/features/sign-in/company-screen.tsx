import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from '#texts'
import { isRefused } from '../../platform/api'
import { ButtonLink } from '../../ui/button'
import { Loading } from '../../ui/states'
import { finishAtCompany } from './sign-in-calls'
import { SignInFrame } from './sign-in-frame'
import { useSignInProblem } from './use-sign-in-problem'
import { takeWayBack } from './way-back'

/** The browser comes back from the identity provider, with its answer in the address (STAFF-20). */
export function CompanyScreen() {
  const t = useTranslations('office-sign-in')
  const navigate = useNavigate()
  const [brought] = useState(() => new URLSearchParams(location.search))
  const code = brought.get('code')
  const { isSuccess, error } = useQuery({
    queryKey: ['company-sign-in', code],
    queryFn: () =>
      finishAtCompany({ code: code ?? '', state: brought.get('state') ?? '', iss: brought.get('iss') }),
    enabled: code !== null,
    retry: false,
    staleTime: Infinity,
  })
  useEffect(() => {
    if (isSuccess) void navigate(takeWayBack(), { replace: true })
  }, [isSuccess, navigate])
  const other = useSignInProblem(error)
  const problem =
    code === null
      ? t('problems.refused')
      : error && isRefused(error, 'sign-in-failed')
        ? t('problems.company')
        : other
  if (problem === null) return <Loading />
  return (
    <SignInFrame title={t('title')} problem={problem}>
      <ButtonLink to="/sign-in">{t('back')}</ButtonLink>
    </SignInFrame>
  )
}
