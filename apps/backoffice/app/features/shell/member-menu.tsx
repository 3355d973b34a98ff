import { useState } from 'react'
import { useTranslations } from '#texts'
import { changePreferences, themes, usePreferences } from '../../platform/preferences'
import { useSession } from '../../platform/session'
import { Button, ButtonLink } from '../../ui/button'
import { Checkbox } from '../../ui/checkbox'
import { Dialog } from '../../ui/dialog'
import { SelectField } from '../../ui/select-field'
import { api } from '../../platform/api'
import { queryClient } from '../../platform/query-client'

const languages = [
  { value: 'nl', label: 'Nederlands' },
  { value: 'de', label: 'Deutsch' },
  { value: 'en', label: 'English' },
] as const

/** Who I am, how I like to see it, and the way out. */
export function MemberMenu() {
  const t = useTranslations('office-shell')
  const { name } = useSession()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button look="plain" icon="user" onPress={() => setOpen(true)}>
        <span className="max-sm:sr-only">{name}</span>
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={t('me.title')}>
        <MySettings onLeave={close} />
      </Dialog>
    </>
  )
}

function MySettings({ onLeave }: { onLeave: () => void }) {
  const t = useTranslations('office-shell')
  const { name, emailAddress } = useSession()
  const { language, theme, hasSingleKeys } = usePreferences()
  return (
    <div className="grid gap-4">
      <div>
        <p className="font-semibold">{name}</p>
        <p className="text-muted">{emailAddress}</p>
      </div>
      <SelectField
        label={t('me.language')}
        value={language}
        options={languages}
        onChange={(value) => {
          changePreferences({ language: value })
          // Everything on the screen is in the other language: begin anew.
          location.reload()
        }}
      />
      <SelectField
        label={t('me.theme')}
        value={theme}
        options={themes.map((value) => ({ value, label: t(`me.themes.${value}`) }))}
        onChange={(value) => changePreferences({ theme: value })}
      />
      <Checkbox
        label={t('me.singleKeys')}
        isSelected={hasSingleKeys}
        onChange={(value) => changePreferences({ hasSingleKeys: value })}
      />
      <ButtonLink to="/me" icon="lock" onClick={onLeave}>
        {t('me.access')}
      </ButtonLink>
      <Button icon="logout" onPress={() => void signOut()}>
        {t('me.signOut')}
      </Button>
    </div>
  )
}

/** Ends the session here and at the shop; nothing that was read stays in the browser. */
async function signOut(): Promise<void> {
  await api.POST('/staff-api/v1/sign-out')
  queryClient.clear()
  location.assign('/sign-in')
}
