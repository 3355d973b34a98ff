import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from '#texts'
import { Button } from '../../ui/button'
import { TextField } from '../../ui/text-field'
import { signInWithPassword } from './sign-in-calls'
import { useSignInProblem } from './use-sign-in-problem'

/** STAFF-19: password and time code, both at once: nobody learns which of them was wrong. */
export function PasswordForm({ onDone }: { onDone: () => void }) {
  const t = useTranslations('office-sign-in')
  const [emailAddress, setEmailAddress] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const signIn = useMutation({
    mutationFn: () => signInWithPassword({ emailAddress, password, code: code.replaceAll(/\s/g, '') }),
    onSuccess: onDone,
  })
  const problem = useSignInProblem(signIn.error)
  return (
    <form
      className="grid gap-4"
      onSubmit={(submit) => {
        submit.preventDefault()
        signIn.mutate()
      }}
    >
      <TextField
        label={t('email')}
        type="email"
        autoComplete="username"
        isRequired
        value={emailAddress}
        onChange={setEmailAddress}
      />
      <TextField
        label={t('password')}
        type="password"
        autoComplete="current-password"
        isRequired
        value={password}
        onChange={setPassword}
      />
      <TextField
        label={t('timeCode')}
        hint={t('timeCodeHint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        isRequired
        value={code}
        onChange={setCode}
        error={problem}
      />
      <Button look="primary" type="submit" isPending={signIn.isPending}>
        {t('title')}
      </Button>
    </form>
  )
}
