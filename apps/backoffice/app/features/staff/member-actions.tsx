import { useState } from 'react'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { showToast } from '../../platform/toasts'
import { useChange } from '../../platform/use-change'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/dialog'
import type { StaffMember } from './staff-members'

type Action = 'suspend' | 'reset' | 'endSessions'

const done = { suspend: 'suspended', reset: 'reset', endSessions: 'ended' } as const

/** Suspend, let work again, sign out, reset; each asks first and for the passkey (STAFF-3). */
export function MemberActions({ member }: { member: StaffMember }) {
  const t = useTranslations('office-staff')
  const [dialog, setDialog] = useState<Action | null>(null)
  const { memberId, name, emailAddress: email, state, isLastOwner, sessions } = member
  const run = (action: Action | 'resume') => {
    const sent = { params: { path: { id: memberId } } }
    if (action === 'suspend') return read(api.POST('/staff-api/v1/staff/{id}/suspend', sent))
    if (action === 'reset') return read(api.POST('/staff-api/v1/staff/{id}/reset', sent))
    if (action === 'endSessions') return read(api.POST('/staff-api/v1/staff/{id}/end-sessions', sent))
    return read(api.POST('/staff-api/v1/staff/{id}/resume', sent))
  }
  const change = useChange({
    run,
    renews: [['staff']],
    done: (_, action) => {
      setDialog(null)
      showToast({ text: t(`done.${action === 'resume' ? 'resumed' : done[action]}`, { name, email }) })
    },
  })
  return (
    <div className="flex flex-wrap gap-2">
      {state === 'active' ? (
        <>
          <Button
            why={sessions === 0 ? t('member.sessions', { count: 0 }) : null}
            onPress={() => setDialog('endSessions')}
          >
            {t('member.endSessions')}
          </Button>
          <Button onPress={() => setDialog('reset')}>{t('member.reset')}</Button>
          <Button
            look="danger"
            why={isLastOwner ? t('member.lastOwner') : null}
            onPress={() => setDialog('suspend')}
          >
            {t('member.suspend')}
          </Button>
        </>
      ) : (
        <Button isPending={change.isPending} onPress={() => change.mutate('resume')}>
          {t('member.resume')}
        </Button>
      )}
      {dialog ? (
        <ConfirmDialog
          isOpen
          onClose={() => setDialog(null)}
          title={t(`ask.${dialog}`, { name })}
          confirm={t(`member.${dialog}`)}
          onConfirm={() => change.mutate(dialog)}
          isPending={change.isPending}
          isDangerous
        >
          <p>{t(`ask.${dialog}Text`, { name, email })}</p>
        </ConfirmDialog>
      ) : null}
    </div>
  )
}
