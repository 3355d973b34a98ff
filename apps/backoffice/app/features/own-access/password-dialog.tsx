import { requestRules } from '@haverhof/api-client/staff-rules'
import { lazy, Suspense } from 'react'
import { useTranslations } from '#texts'
import { type StaffSchemas, api, isRefused, read } from '../../platform/api'
import { showToast } from '../../platform/toasts'
import { useRefusalText } from '../../platform/use-refusal-text'
import { Dialog } from '../../ui/dialog'
import { FormText } from '../../ui/form/fields'
import { Form, SubmitButton } from '../../ui/form/form'
import { useForm } from '../../ui/form/use-form'

/** The drawing of codes comes with the one screen that needs it. */
const QrCode = lazy(() => import('../../ui/qr-code'))

type Props = { setup: StaffSchemas['TimeCodeSetup']; onClose: () => void }

/** The secret goes into an app, a password is chosen, and a code of the app proves that it works (STAFF-19). */
export function PasswordDialog({ setup: { setup, secret, uri }, onClose }: Props) {
  const t = useTranslations('office-staff')
  const refusalText = useRefusalText()
  const form = useForm({
    rules: requestRules['PUT /staff-api/v1/me/password'],
    start: { password: '', code: '' },
    bodyOf: ({ password, code }) => ({ setup, password, code: code.replaceAll(/\s/g, '') }),
    send: (body) => read(api.PUT('/staff-api/v1/me/password', { body })),
    renews: [['me']],
    done: () => {
      showToast({ text: t('own.passwordSaved') })
      onClose()
    },
    // The secret counts once: with another one the code has to be read anew.
    failed: (error) => {
      const text = isRefused(error, 'code-wrong') ? t('own.codeWrong') : refusalText(error)
      showToast({ tone: 'danger', text })
      onClose()
    },
  })
  const save = <SubmitButton form={form}>{t('own.save')}</SubmitButton>
  return (
    <Dialog isOpen onClose={onClose} title={t('own.password')} actions={save}>
      <Form form={form} className="grid gap-4">
        <TimeCodeSecret secret={secret} uri={uri} />
        <FormText
          name="password"
          label={t('own.newPassword')}
          hint={t('own.passwordHint')}
          type="password"
          autoComplete="new-password"
        />
        <FormText name="code" label={t('own.code')} inputMode="numeric" autoComplete="one-time-code" />
      </Form>
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
