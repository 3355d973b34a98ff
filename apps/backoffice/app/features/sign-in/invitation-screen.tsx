import { requestRules } from '@haverhof/api-client/staff-rules'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from '#texts'
import { ButtonLink } from '../../ui/button'
import { FormText } from '../../ui/form/fields'
import { Form, SubmitButton } from '../../ui/form/form'
import { useForm } from '../../ui/form/use-form'
import { Loading } from '../../ui/states'
import { acceptInvitation, readInvitation } from './sign-in-calls'
import { SignInFrame } from './sign-in-frame'
import { useSignInProblem, useSignInProblemText } from './use-sign-in-problem'

const { name } = requestRules['POST /staff-api/v1/invitations/passkey-options']
const nameRules = { name }

/** The link of an invitation: a name, a passkey, and the codes for the day it is lost. */
export function InvitationScreen() {
  const t = useTranslations('office-sign-in')
  // Behind the # it is never sent to a server, nor written into a log.
  const [token] = useState(() => location.hash.slice(1))
  const { data: invitation, error } = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => readInvitation(token),
    retry: false,
    staleTime: Infinity,
  })
  const problem = useSignInProblem(error)
  if (error)
    return (
      <SignInFrame title={t('invitation.title')} problem={problem}>
        {null}
      </SignInFrame>
    )
  if (!invitation) return <Loading />
  return <NewMember token={token} invitation={invitation} />
}

type Invitation = { emailAddress: string; name: string }

function NewMember({ token, invitation }: { token: string; invitation: Invitation }) {
  const t = useTranslations('office-sign-in')
  const textOf = useSignInProblemText()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const form = useForm({
    rules: nameRules,
    start: { name: invitation.name },
    send: ({ name }) => {
      setProblem(null)
      return acceptInvitation(token, name)
    },
    done: setCodes,
    failed: (error) => setProblem(textOf(error)),
  })
  if (codes) return <RecoveryCodes codes={codes} />
  return (
    <SignInFrame title={t('invitation.title')} problem={problem}>
      <p className="text-muted">{t('invitation.lead', { email: invitation.emailAddress })}</p>
      <Form form={form} className="grid gap-4">
        <FormText name="name" label={t('name')} autoComplete="name" />
        <SubmitButton form={form} icon="lock">
          {t('invitation.makePasskey')}
        </SubmitButton>
      </Form>
    </SignInFrame>
  )
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useTranslations('office-sign-in')
  return (
    <SignInFrame title={t('codes.title')}>
      <p className="text-muted">{t('codes.lead')}</p>
      <ul className="bg-sunken rounded-control grid gap-1 p-4 text-center font-mono whitespace-nowrap">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <ButtonLink look="primary" to="/">
        {t('codes.kept')}
      </ButtonLink>
    </SignInFrame>
  )
}
