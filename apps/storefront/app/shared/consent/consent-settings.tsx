import { type FormEvent, useState } from 'react'
import { useTranslations } from '#texts'
import { useStore } from '../../toolkit/store'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/checkbox'
import { Dialog } from '../../ui/dialog'
import { announce } from '../shop/announce'
import { chooseConsent, consent, leaveConsentSettings } from './consent'

/** Each purpose by itself. What the shop cannot work without is named, but not a choice. */
export function ConsentSettings() {
  const text = useTranslations('notices.cookies')
  const answers = useTranslations('shell.cookies')
  const common = useTranslations('ui')
  const stored = useStore(consent, null)
  const [choice, setChoice] = useState({
    analytics: stored?.analytics ?? false,
    marketing: stored?.marketing ?? false,
  })
  const save = (submission: FormEvent) => {
    submission.preventDefault()
    chooseConsent(choice)
    announce(text('saved'))
  }
  return (
    <Dialog open onClose={leaveConsentSettings} title={text('title')} closeLabel={common('close')}>
      <form onSubmit={save} className="space-y-3">
        <Checkbox checked disabled label={text('necessary.title')} hint={text('necessary.text')} />
        <Checkbox
          checked={choice.analytics}
          onChange={(change) => setChoice({ ...choice, analytics: change.target.checked })}
          label={text('analytics.title')}
          hint={text('analytics.text')}
        />
        <Checkbox
          checked={choice.marketing}
          onChange={(change) => setChoice({ ...choice, marketing: change.target.checked })}
          label={text('marketing.title')}
          hint={text('marketing.text')}
        />
        <div className="grid grid-cols-2 gap-3 pt-4 xs:grid-cols-3">
          <Button type="submit" look="brand" className="max-xs:col-span-2">
            {text('save')}
          </Button>
          <Button onClick={() => chooseConsent({ analytics: true, marketing: true })}>
            {answers('accept')}
          </Button>
          <Button onClick={() => chooseConsent({ analytics: false, marketing: false })}>
            {answers('refuse')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
