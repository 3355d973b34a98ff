import { passwordLength } from '@haverhof/domain/accounts'
import { useState } from 'react'
import { useTranslations } from '#texts'
import { FormFailure, FormFrame } from '../../shared/forms/form-frame'
import { NewPasswordFields } from '../../shared/forms/new-password-fields'
import { useSmallForm } from '../../shared/forms/use-small-form'
import type { Problem } from '../../shared/shop/problem'
import { Button, ButtonLink } from '../../ui/button'
import { PasswordField } from '../../ui/password-field'
import { chosenPasswordProblems, newPasswordProblems } from './form-rules'

/** What the browser cannot prove by itself (ACCOUNTS-23): a registration, or a new mailbox of an account. */
export const unprovenCodes = ['registration-unproven', 'mailbox-unproven'] as const
export type Unproven = (typeof unprovenCodes)[number]

export type PasswordProof = { proof: 'password' | 'new-password'; password: string }

type Props = { unproven: Unproven; confirm: (proof: PasswordProof) => Promise<void> }

/** In a browser that did not register, the mailbox alone opens nothing: the chosen password does, or a new one (SIGN-IN-PAGES-16). */
export function RegistrationProof({ unproven, confirm }: Props) {
  const t = useTranslations('sign-in.confirm.proof')
  const [isNew, setIsNew] = useState(false)
  if (unproven === 'mailbox-unproven')
    return (
      <div className="flex flex-col gap-5">
        <p className="max-w-prose text-lg">{t('mailboxText')}</p>
        <ChosenPassword confirm={confirm} />
        <ButtonLink to="/account/login/" look="text" className="self-start">
          {t('login')}
        </ButtonLink>
      </div>
    )
  return (
    <div className="flex flex-col gap-5">
      <p className="max-w-prose text-lg">{t(isNew ? 'newText' : 'text')}</p>
      {isNew ? <NewPassword confirm={confirm} /> : <ChosenPassword confirm={confirm} />}
      <Button look="text" className="self-start text-left" onClick={() => setIsNew(!isNew)}>
        {t(isNew ? 'chosenInstead' : 'newInstead')}
      </Button>
    </div>
  )
}

function ChosenPassword({ confirm }: Pick<Props, 'confirm'>) {
  const fields = useTranslations('forms.fields')
  const form = useSmallForm<{ password: string }>({
    start: { password: '' },
    problemsOf: chosenPasswordProblems,
    send: ({ password }) => confirm({ proof: 'password', password }),
  })
  return (
    <ProofFrame form={form}>
      <PasswordField
        {...form.field('password')}
        label={fields('password')}
        showLabel={fields('show')}
        hideLabel={fields('hide')}
        maxLength={passwordLength.max}
        autoComplete="current-password"
      />
    </ProofFrame>
  )
}

function NewPassword({ confirm }: Pick<Props, 'confirm'>) {
  const form = useSmallForm<{ password: string; passwordRepeat: string }>({
    start: { password: '', passwordRepeat: '' },
    problemsOf: newPasswordProblems,
    send: ({ password }) => confirm({ proof: 'new-password', password }),
  })
  return (
    <ProofFrame form={form}>
      <NewPasswordFields password={form.field('password')} repeat={form.field('passwordRepeat')} />
    </ProofFrame>
  )
}

type Form = Pick<ReturnType<typeof useSmallForm>, 'submit' | 'failure' | 'isBusy'>

function ProofFrame({ form, children }: { form: Form; children: React.ReactNode }) {
  const t = useTranslations('sign-in.confirm')
  const wordsOf = ({ code }: Problem) => (code === 'token-invalid' ? t('expired.title') : null)
  return (
    <FormFrame submit={form.submit} className="flex flex-col gap-5">
      {children}
      <FormFailure problem={form.failure} wordsOf={wordsOf} />
      <Button
        look="primary"
        type="submit"
        aria-disabled={form.isBusy || undefined}
        className="min-h-14 self-start px-8 text-lg aria-disabled:cursor-progress aria-disabled:opacity-60"
      >
        {t('submit')}
      </Button>
    </FormFrame>
  )
}
