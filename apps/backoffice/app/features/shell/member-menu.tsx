import { Button as AriaButton, Dialog, DialogTrigger, Popover } from 'react-aria-components'
import { useTranslations } from '#texts'
import { changePreferences, themes, usePreferences } from '../../platform/preferences'
import { useSession } from '../../platform/session'
import { Button, ButtonLink } from '../../ui/button'
import { Checkbox } from '../../ui/checkbox'
import { Icon } from '../../ui/icon'
import { SelectField } from '../../ui/select-field'
import { signOut } from './sign-out'

const languages = [
  { value: 'nl', label: 'Nederlands' },
  { value: 'de', label: 'Deutsch' },
  { value: 'en', label: 'English' },
] as const

/** Who I am, how I like to see it, and the way out. */
export function MemberMenu() {
  const t = useTranslations('office-shell')
  const { name, emailAddress } = useSession()
  const { language, theme, hasSingleKeys } = usePreferences()
  return (
    <DialogTrigger>
      <AriaButton className="hover:bg-sunken rounded-control flex min-h-8 items-center gap-2 px-2">
        <Icon name="user" />
        {name}
      </AriaButton>
      <Popover placement="bottom end" className="bg-surface border-line rounded-card w-72 border shadow-lg">
        <Dialog aria-label={t('me.title')} className="grid gap-4 p-4 outline-none">
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
          <ButtonLink to="/me" icon="lock">
            {t('me.access')}
          </ButtonLink>
          <Button icon="logout" onPress={() => void signOut()}>
            {t('me.signOut')}
          </Button>
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}
