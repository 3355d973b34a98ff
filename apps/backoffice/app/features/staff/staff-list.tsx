import { type ReactNode, useState } from 'react'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { useFormats } from '../../platform/formats'
import { useAddressState } from '../../platform/use-address-state'
import { Badge } from '../../ui/badge'
import { Button, ButtonLink } from '../../ui/button'
import { DataList } from '../../ui/list/data-list'
import type { Column, LoadPage } from '../../ui/list/list-types'
import { PageFrame } from '../../ui/page-frame'
import { Factors } from './factors'
import { InviteDialog } from './invite-dialog'
import { MemberSheet } from './member-sheet'
import { OpenInvitations } from './open-invitations'
import type { StaffMember } from './staff-members'
import { useGrantWords } from '../../platform/use-grant-words'

const load: LoadPage<StaffMember> = async ({ filters, signal }) => {
  const { items } = await read(api.GET('/staff-api/v1/staff', { signal }))
  const { state } = filters
  const wanted = items.filter((member) => state === undefined || member.state === state)
  return { items: wanted, next: null, isMore: false, total: wanted.length }
}

const idOf = ({ memberId }: StaffMember) => String(memberId)
const nameOf = ({ name }: StaffMember) => name
const hrefOf = ({ memberId }: StaffMember) => `/staff?open=${memberId}`

/** Who works here (STAFF-3, STAFF-10). A row opens the member beside the list; `timeLine` shows what happened to them. */
export function StaffList({ timeLine }: { timeLine: (subject: string) => ReactNode }) {
  const t = useTranslations('office-staff')
  const [{ open }, changeAddress] = useAddressState()
  const [isInviting, setIsInviting] = useState(false)
  const columns = useStaffColumns()
  const states = (['active', 'suspended'] as const).map((state) => ({
    id: state,
    name: t(`views.${state}`),
    filters: { state },
  }))
  const actions = (
    <>
      <ButtonLink to="/staff/roles">{t('roles')}</ButtonLink>
      <Button look="primary" icon="plus" onPress={() => setIsInviting(true)}>
        {t('invite')}
      </Button>
    </>
  )
  const aside = open ? (
    <MemberSheet memberId={Number(open)} onClose={() => changeAddress({ open: null })} timeLine={timeLine} />
  ) : null
  return (
    <PageFrame title={t('title')} actions={actions} aside={aside}>
      <p className="text-muted pb-2">{t('lead')}</p>
      <DataList
        name="staff"
        title={t('title')}
        views={[{ id: 'all', name: t('views.all'), filters: {} }, ...states]}
        filters={[
          {
            id: 'state',
            label: t('columns.state'),
            kind: 'choice',
            options: (['active', 'suspended'] as const).map((value) => ({
              value,
              label: t(`state.${value}`),
            })),
          },
        ]}
        columns={columns}
        load={load}
        idOf={idOf}
        nameOf={nameOf}
        hrefOf={hrefOf}
        emptyTitle={t('empty')}
        hasSheet
      />
      <OpenInvitations />
      {isInviting ? <InviteDialog onClose={() => setIsInviting(false)} /> : null}
    </PageFrame>
  )
}

function useStaffColumns(): Column<StaffMember>[] {
  const t = useTranslations('office-staff')
  const { ago } = useFormats()
  const { role, reach } = useGrantWords()
  return [
    {
      id: 'name',
      title: t('columns.name'),
      render: ({ name }) => name,
    },
    { id: 'email', title: t('form.email'), render: ({ emailAddress }) => emailAddress, isExtra: true },
    {
      id: 'role',
      title: t('columns.role'),
      render: ({ grants }) => grants.map((grant) => `${role(grant)} (${reach(grant)})`).join(' · '),
    },
    {
      id: 'lastSeen',
      title: t('columns.lastSeen'),
      render: ({ lastSeenAt }) => (lastSeenAt === null ? t('never') : ago(lastSeenAt)),
    },
    {
      id: 'factors',
      title: t('columns.factors'),
      render: (member) => <Factors member={member} />,
      isExtra: true,
    },
    {
      id: 'state',
      title: t('columns.state'),
      render: ({ state }) => (
        <Badge tone={state === 'active' ? 'success' : 'danger'}>{t(`state.${state}`)}</Badge>
      ),
    },
  ]
}
