import { useTranslations } from '#texts'
import { useSession } from '../../platform/session'
import { ButtonLink } from '../../ui/button'
import { PageFrame } from '../../ui/page-frame'
import { CodesCard } from './codes-card'
import { PasskeysCard } from './passkeys-card'
import { PasswordCard } from './password-card'
import { SessionsCard } from './sessions-card'

/** My ways in, and where I am signed in (STAFF-12, STAFF-14, STAFF-15). */
export function OwnAccess() {
  const t = useTranslations('office-staff')
  const { name, emailAddress } = useSession()
  const actions = <ButtonLink to="/log?view=mine">{t('own.log')}</ButtonLink>
  return (
    <PageFrame title={t('own.title')} actions={actions}>
      <p className="text-muted pb-3">
        {name} · {emailAddress}
      </p>
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <PasskeysCard />
        <CodesCard />
        <PasswordCard />
        <SessionsCard />
      </div>
    </PageFrame>
  )
}
