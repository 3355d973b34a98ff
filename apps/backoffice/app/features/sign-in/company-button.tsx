import { useMutation } from '@tanstack/react-query'
import { useTranslations } from '#texts'
import { Button } from '../../ui/button'
import { beginAtCompany } from './sign-in-calls'
import { rememberWayBack } from './way-back'
import { useSignInProblem } from './use-sign-in-problem'

/** Leads to the identity provider of the company, which sends the browser to `/sign-in/company` (STAFF-20). */
export function CompanyButton({ name, back }: { name: string; back: string }) {
  const t = useTranslations('office-sign-in')
  const begin = useMutation({
    mutationFn: beginAtCompany,
    onSuccess: (address) => {
      rememberWayBack(back)
      location.assign(address)
    },
  })
  const problem = useSignInProblem(begin.error)
  return (
    <>
      <Button isPending={begin.isPending || begin.isSuccess} onPress={() => begin.mutate()}>
        {t('oidc', { name })}
      </Button>
      {problem ? (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      ) : null}
    </>
  )
}
