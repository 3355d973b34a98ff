import { useState } from 'react'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { showToast } from '../../platform/toasts'
import { useChange } from '../../platform/use-change'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { areComplete, GrantsFields } from './grants-fields'
import type { StaffMember } from './staff-members'

/** STAFF-3: other rights, these and no others. The last owner keeps the role. */
export function GrantsDialog({ member, onClose }: { member: StaffMember; onClose: () => void }) {
  const t = useTranslations('office-staff')
  const { memberId, name } = member
  const [grants, setGrants] = useState(member.grants)
  const save = useChange({
    run: () =>
      read(
        api.PUT('/staff-api/v1/staff/{id}/grants', { params: { path: { id: memberId } }, body: { grants } }),
      ),
    renews: [['staff']],
    done: () => {
      showToast({ text: t('done.changed', { name }) })
      onClose()
    },
  })
  const losesOwner = member.isLastOwner && !grants.some(({ role }) => role === 'owner')
  const actions = (
    <Button
      look="primary"
      why={losesOwner ? t('member.lastOwner') : areComplete(grants) ? null : t('form.noSite')}
      isPending={save.isPending}
      onPress={() => save.mutate()}
    >
      {t('form.save')}
    </Button>
  )
  return (
    <Dialog isOpen onClose={onClose} title={`${t('member.change')}: ${name}`} size="medium" actions={actions}>
      <GrantsFields grants={grants} onChange={setGrants} />
      {losesOwner ? <p className="text-danger pt-3">{t('member.lastOwner')}</p> : null}
    </Dialog>
  )
}
