import { type ReactNode, useState } from 'react'
import { useTranslations } from '#texts'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { Sheet } from '../../ui/sheet'
import { Loading } from '../../ui/states'
import { GrantsDialog } from './grants-dialog'
import { MemberActions } from './member-actions'
import { Factors } from './factors'
import { useStaffMember } from './staff-members'
import { useGrantWords } from '../../platform/use-grant-words'

type Props = { memberId: number; onClose: () => void; timeLine: (subject: string) => ReactNode }

/** One member: rights, ways in, what can be done, what happened. */
export function MemberSheet({ memberId, onClose, timeLine }: Props) {
  const t = useTranslations('office-staff')
  const member = useStaffMember(memberId)
  const { role, reach } = useGrantWords()
  const [isChanging, setIsChanging] = useState(false)
  if (!member)
    return (
      <Sheet title={t('title')} onClose={onClose}>
        <Loading />
      </Sheet>
    )
  return (
    <Sheet title={member.name} onClose={onClose}>
      <div className="grid gap-5">
        <div className="grid gap-1">
          <p className="text-muted wrap-anywhere">{member.emailAddress}</p>
          <p>
            <Badge tone={member.state === 'active' ? 'success' : 'danger'}>
              {t(`state.${member.state}`)}
            </Badge>
          </p>
          <p className="text-muted text-sm">
            <Factors member={member} />
            <br />
            {t('member.sessions', { count: member.sessions })}
          </p>
        </div>
        <section className="grid gap-2">
          <div className="flex items-center justify-between">
            <h3 className="font-semibold">{t('member.rights')}</h3>
            <Button icon="edit" onPress={() => setIsChanging(true)}>
              {t('member.change')}
            </Button>
          </div>
          <ul className="grid gap-1">
            {member.grants.map((grant) => (
              <li key={JSON.stringify(grant)}>
                <span className="font-medium">{role(grant)}</span>{' '}
                <span className="text-muted">{reach(grant)}</span>
              </li>
            ))}
          </ul>
          {member.isLastOwner ? (
            <p className="bg-warning-soft text-warning rounded-control px-3 py-2 text-sm">
              {t('member.lastOwner')}
            </p>
          ) : null}
        </section>
        <MemberActions member={member} />
        <section className="grid gap-3">
          <h3 className="font-semibold">{t('member.timeLine')}</h3>
          {timeLine(`staff:${memberId}`)}
        </section>
      </div>
      {isChanging ? <GrantsDialog member={member} onClose={() => setIsChanging(false)} /> : null}
    </Sheet>
  )
}
