import { useState } from 'react'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { preferredLanguage } from '../../platform/preferences'
import { showToast } from '../../platform/toasts'
import { useChange } from '../../platform/use-change'
import { useRefusalText } from '../../platform/use-refusal-text'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { SelectField } from '../../ui/select-field'
import { TextField } from '../../ui/text-field'
import { areComplete, firstGrant, GrantsFields } from './grants-fields'

const languages = ['nl', 'de', 'en'] as const

/** STAFF-16: mailbox, name, language and rights; a mail brings the link. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('office-staff')
  const refusalText = useRefusalText()
  const [emailAddress, setEmailAddress] = useState('')
  const [name, setName] = useState('')
  const [language, setLanguage] = useState(preferredLanguage)
  const [grants, setGrants] = useState([firstGrant])
  const [problem, setProblem] = useState<string | null>(null)
  const invite = useChange({
    run: () =>
      read(api.POST('/staff-api/v1/staff/invitations', { body: { emailAddress, name, language, grants } })),
    renews: [['staff']],
    done: () => {
      showToast({ text: t('done.invited', { email: emailAddress }) })
      onClose()
    },
    failed: (error) => setProblem(refusalText(error)),
  })
  const actions = (
    <Button
      look="primary"
      icon="mail"
      type="submit"
      form="invite"
      why={areComplete(grants) ? null : t('form.noSite')}
      isPending={invite.isPending}
    >
      {t('form.send')}
    </Button>
  )
  return (
    <Dialog isOpen onClose={onClose} title={t('form.title')} size="medium" actions={actions}>
      <form
        id="invite"
        className="grid gap-4"
        onSubmit={(submit) => {
          submit.preventDefault()
          setProblem(null)
          invite.mutate()
        }}
      >
        {problem ? (
          <p role="alert" className="bg-danger-soft text-danger rounded-control px-3 py-2">
            {problem}
          </p>
        ) : null}
        <PersonFields email={emailAddress} onEmail={setEmailAddress} name={name} onName={setName} />
        <SelectField
          label={t('form.language')}
          value={language}
          options={languages.map((value) => ({ value, label: t(`languages.${value}`) }))}
          onChange={setLanguage}
          hint={t('form.hint')}
        />
        <GrantsFields grants={grants} onChange={setGrants} />
      </form>
    </Dialog>
  )
}

type Person = {
  email: string
  onEmail: (email: string) => void
  name: string
  onName: (name: string) => void
}

function PersonFields({ email, onEmail, name, onName }: Person) {
  const t = useTranslations('office-staff')
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <TextField
        label={t('form.email')}
        type="email"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first thing to fill in
        autoFocus
        isRequired
        value={email}
        onChange={onEmail}
      />
      <TextField label={t('form.name')} isRequired value={name} onChange={onName} />
    </div>
  )
}
