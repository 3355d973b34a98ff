import { useMutation, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from '#texts'
import { Button } from '../../ui/button'
import { Loading } from '../../ui/states'
import { CompanyButton } from './company-button'
import { readWays, signInWithPasskey } from './sign-in-calls'
import { SignInFrame } from './sign-in-frame'
import { useEnter } from './use-enter'
import { useSignInProblem } from './use-sign-in-problem'

/** Who has a passkey needs neither. */
const ways = {
  password: lazy(async () => ({ default: (await import('./password-form')).PasswordForm })),
  recovery: lazy(async () => ({ default: (await import('./recovery-form')).RecoveryForm })),
}

type Way = 'passkey' | 'password' | 'recovery'

/** The passkey first: nothing is typed, so nothing can be guessed. */
export function SignInScreen() {
  const t = useTranslations('office-sign-in')
  const [way, setWay] = useState<Way>('passkey')
  const { enter, back } = useEnter()
  const { data: signInWays } = useQuery({ queryKey: ['ways'], queryFn: readWays, staleTime: Infinity })
  const passkey = useMutation({ mutationFn: signInWithPasskey, onSuccess: enter })
  const problem = useSignInProblem(way === 'passkey' ? passkey.error : null)
  const TypedWay = way === 'passkey' ? null : ways[way]
  const others = (['passkey', 'password', 'recovery'] as const).filter((other) => other !== way)
  return (
    <SignInFrame title={t('title')} problem={problem}>
      {way === 'passkey' ? (
        <>
          <p className="text-muted">{t('lead')}</p>
          <Button look="primary" icon="lock" isPending={passkey.isPending} onPress={() => passkey.mutate()}>
            {t('passkey')}
          </Button>
          {signInWays?.oidcName ? <CompanyButton name={signInWays.oidcName} back={back} /> : null}
        </>
      ) : null}
      {TypedWay ? (
        <Suspense fallback={<Loading />}>
          <TypedWay onDone={enter} />
        </Suspense>
      ) : null}
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
