import { lazy, Suspense, useState } from 'react'
import { useTranslations } from '#texts'
import { type StaffSchemas, api, isRefused, read } from '../../platform/api'
import { showToast } from '../../platform/toasts'
import { useChange } from '../../platform/use-change'
import { useRefusalText } from '../../platform/use-refusal-text'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { TextField } from '../../ui/text-field'

/** The drawing of codes comes with the one screen that needs it. */
const QrCode = lazy(() => import('../../ui/qr-code'))

type Props = { setup: StaffSchemas['TimeCodeSetup']; onClose: () => void }

/** STAFF-19: the secret goes into an app, a password is chosen, and a code of the app proves that it works. */
export function PasswordDialog({ setup: { setup, secret, uri }, onClose }: Props) {
  const t = useTranslations('office-staff')
  const refusalText = useRefusalText()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const save = useChange({
    run: () =>
      read(
        api.PUT('/staff-api/v1/me/password', { body: { setup, password, code: code.replaceAll(/\s/g, '') } }),
      ),
    renews: [['me']],
    done: () => {
      showToast({ text: t('own.passwordSaved') })
      onClose()
    },
    failed: (error) => {
      const text = isRefused(error, 'code-wrong') ? t('own.codeWrong') : refusalText(error)
      showToast({ tone: 'danger', text })
      onClose()
    },
  })
  const actions = (
    <Button look="primary" type="submit" form="set-password" isPending={save.isPending}>
      {t('own.save')}
    </Button>
  )
  return (
    <Dialog isOpen onClose={onClose} title={t('own.password')} actions={actions}>
      <form
        id="set-password"
        className="grid gap-4"
        onSubmit={(submit) => {
          submit.preventDefault()
          save.mutate()
        }}
      >
        <TimeCodeSecret secret={secret} uri={uri} />
        <TextField
          label={t('own.newPassword')}
          hint={t('own.passwordHint')}
          type="password"
          autoComplete="new-password"
          isRequired
          minLength={12}
          value={password}
          onChange={setPassword}
        />
        <TextField
          label={t('own.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          isRequired
          value={code}
          onChange={setCode}
        />
      </form>
    </Dialog>
  )
}

function grouped(secret: string): string {
  return secret.replaceAll(/(.{4})(?=.)/g, '$1 ')
}

function TimeCodeSecret({ secret, uri }: { secret: string; uri: string }) {
  const t = useTranslations('office-staff')
  return (
    <div className="grid gap-2">
      <p>{t('own.secretLead')}</p>
      <Suspense fallback={<div className="h-44" />}>
        <QrCode text={uri} label={t('own.qrCode')} />
      </Suspense>
      <p>{t('own.secretText')}</p>
      <p className="bg-sunken rounded-control px-3 py-2 font-mono wrap-anywhere">{grouped(secret)}</p>
      <p>
        <a href={uri} className="text-brand font-semibold underline">
          {t('own.openApp')}
        </a>
      </p>
    </div>
  )
}
