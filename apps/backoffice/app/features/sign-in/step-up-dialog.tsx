import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslations } from '#texts'
import { useSession } from '../../platform/session'
import { provideStepUp } from '../../platform/step-up'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { TextField } from '../../ui/text-field'
import { proveWithPasskey, proveWithTimeCode } from './sign-in-calls'
import { useSignInProblem } from './use-sign-in-problem'

/** What weighs more asks for the passkey once more, and then goes on by itself (OFFICE-4). */
export function StepUpDialog() {
  const t = useTranslations('office-sign-in')
  const [answer, setAnswer] = useState<((isDone: boolean) => void) | null>(null)
  useEffect(() => provideStepUp((resolve) => setAnswer(() => resolve)), [])
  const end = (isDone: boolean) => {
    answer?.(isDone)
    setAnswer(null)
  }
  const { hasPassword } = useSession()
  const [code, setCode] = useState('')
  const proof = useMutation({
    mutationFn: () => (code ? proveWithTimeCode(code.replaceAll(/\s/g, '')) : proveWithPasskey()),
    onSuccess: () => {
      setCode('')
      end(true)
    },
  })
  const problem = useSignInProblem(proof.error)
  const action = (
    <Button look="primary" icon="lock" isPending={proof.isPending} onPress={() => proof.mutate()}>
      {code ? t('stepUp.code') : t('stepUp.touch')}
    </Button>
  )
  return (
    <Dialog isOpen={answer !== null} onClose={() => end(false)} title={t('stepUp.title')} actions={action}>
      <p>{t('stepUp.lead')}</p>
      {hasPassword ? (
        <TextField
          label={t('timeCode')}
          hint={t('stepUp.codeHint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          onChange={setCode}
          className="pt-3"
        />
      ) : null}
      {problem ? (
        <p role="alert" className="text-danger pt-2">
          {problem}
        </p>
      ) : null}
    </Dialog>
  )
}
