import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { useFormats } from '../../platform/formats'
import { showToast } from '../../platform/toasts'
import { useChange } from '../../platform/use-change'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/dialog'
import { Card } from '../../ui/page-frame'
import { useGrantWords } from '../../platform/use-grant-words'

/** Who was asked and has not come yet (STAFF-16). */
export function OpenInvitations() {
  const t = useTranslations('office-staff')
  const { moment } = useFormats()
  const { role, reach } = useGrantWords()
  const [invitation, setInvitation] = useState<{ invitationId: number; email: string } | null>(null)
  const { data } = useQuery({
    queryKey: ['staff', 'invitations'],
    queryFn: ({ signal }) => read(api.GET('/staff-api/v1/staff/invitations', { signal })),
  })
  const revoke = useChange({
    run: (id: number) =>
      read(api.DELETE('/staff-api/v1/staff/invitations/{id}', { params: { path: { id } } })),
    renews: [['staff']],
    done: () => {
      setInvitation(null)
      showToast({ text: t('done.revoked') })
    },
  })
  if (!data) return null
  return (
    <Card title={t('invitations.title')}>
      {data.items.length === 0 ? <p className="text-muted">{t('invitations.none')}</p> : null}
      <ul className="divide-line divide-y">
        {data.items.map(({ invitationId, emailAddress, name, kind, grants, invitedBy, expiresAt }) => (
          <li key={invitationId} className="flex flex-wrap items-center justify-between gap-3 py-2">
            <div className="min-w-0">
              <p className="wrap-anywhere">
                <bdi className="font-medium">{name || emailAddress}</bdi>{' '}
                {name ? <span className="text-muted">{emailAddress}</span> : null}{' '}
                {kind === 'reset' ? <Badge tone="warning">{t('invitations.reset')}</Badge> : null}
              </p>
              <p className="text-muted text-sm">
                {grants.map((grant) => `${role(grant)} (${reach(grant)})`).join(' · ')} ·{' '}
                {t('invitations.by', { name: invitedBy, when: moment(expiresAt) })}
              </p>
            </div>
            <Button onPress={() => setInvitation({ invitationId, email: emailAddress })}>
              {t('invitations.revoke')}
            </Button>
          </li>
        ))}
      </ul>
      {invitation ? (
        <ConfirmDialog
          isOpen
          onClose={() => setInvitation(null)}
          title={t('ask.revoke', { email: invitation.email })}
          confirm={t('invitations.revoke')}
          onConfirm={() => revoke.mutate(invitation.invitationId)}
          isPending={revoke.isPending}
          isDangerous
        >
          <p>{t('ask.revokeText')}</p>
        </ConfirmDialog>
      ) : null}
    </Card>
  )
}
