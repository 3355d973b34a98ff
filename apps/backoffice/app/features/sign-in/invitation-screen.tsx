import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from '#texts'
import { Button, ButtonLink } from '../../ui/button'
import { Loading } from '../../ui/states'
import { TextField } from '../../ui/text-field'
import { acceptInvitation, readInvitation } from './sign-in-calls'
import { SignInFrame } from './sign-in-frame'
import { useSignInProblem } from './use-sign-in-problem'

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
  const [name, setName] = useState(invitation.name)
  const accept = useMutation({ mutationFn: () => acceptInvitation(token, name) })
  const problem = useSignInProblem(accept.error)
  if (accept.data) return <RecoveryCodes codes={accept.data} />
  return (
    <SignInFrame title={t('invitation.title')} problem={problem}>
      <p className="text-muted">{t('invitation.lead', { email: invitation.emailAddress })}</p>
      <form
        className="grid gap-4"
        onSubmit={(submit) => {
          submit.preventDefault()
          accept.mutate()
        }}
      >
        <TextField label={t('name')} autoComplete="name" isRequired value={name} onChange={setName} />
        <Button look="primary" icon="lock" type="submit" isPending={accept.isPending}>
          {t('invitation.makePasskey')}
        </Button>
      </form>
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
