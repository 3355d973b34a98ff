import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from '#texts'
import { Button } from '../../ui/button'
import { TextField } from '../../ui/text-field'
import { PasswordForm } from './password-form'
import { CompanyButton } from './company-button'
import { readWays, signInWithPasskey, signInWithRecoveryCode } from './sign-in-calls'
import { SignInFrame } from './sign-in-frame'
import { useEnter } from './use-enter'
import { useSignInProblem } from './use-sign-in-problem'

type Way = 'passkey' | 'password' | 'recovery'

/** The passkey first: nothing is typed, so nothing can be guessed. */
export function SignInScreen() {
  const t = useTranslations('office-sign-in')
  const [way, setWay] = useState<Way>('passkey')
  const { enter, back } = useEnter()
  const { data: known } = useQuery({ queryKey: ['ways'], queryFn: readWays, staleTime: Infinity })
  const passkey = useMutation({ mutationFn: signInWithPasskey, onSuccess: enter })
  const problem = useSignInProblem(way === 'passkey' ? passkey.error : null)
  const others = (['passkey', 'password', 'recovery'] as const).filter((other) => other !== way)
  return (
    <SignInFrame title={t('title')} problem={problem}>
      {way === 'passkey' ? (
        <>
          <p className="text-muted">{t('lead')}</p>
          <Button look="primary" icon="lock" isPending={passkey.isPending} onPress={() => passkey.mutate()}>
            {t('passkey')}
          </Button>
          {known?.oidcName ? <CompanyButton name={known.oidcName} back={back} /> : null}
        </>
      ) : null}
      {way === 'password' ? <PasswordForm onDone={enter} /> : null}
      {way === 'recovery' ? <RecoveryForm onDone={enter} /> : null}
      <div className="grid">
        {others.map((other) => (
          <Button key={other} look="plain" onPress={() => setWay(other)}>
            {t(`others.${other}`)}
          </Button>
        ))}
      </div>
    </SignInFrame>
  )
}

function RecoveryForm({ onDone }: { onDone: () => void }) {
  const t = useTranslations('office-sign-in')
  const [emailAddress, setEmailAddress] = useState('')
  const [code, setCode] = useState('')
  const recovery = useMutation({
    mutationFn: () => signInWithRecoveryCode(emailAddress, code),
    onSuccess: onDone,
  })
  const problem = useSignInProblem(recovery.error)
  return (
    <form
      className="grid gap-4"
      onSubmit={(submit) => {
        submit.preventDefault()
        recovery.mutate()
      }}
    >
      <TextField
        label={t('email')}
        type="email"
        autoComplete="username"
        value={emailAddress}
        onChange={setEmailAddress}
      />
      <TextField label={t('code')} hint={t('codeHint')} value={code} onChange={setCode} error={problem} />
      <Button look="primary" type="submit" isPending={recovery.isPending}>
        {t('title')}
      </Button>
    </form>
  )
}
