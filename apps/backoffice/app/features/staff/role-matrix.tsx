import { type Permission, permissions, permissionsOfRole, roles } from '@haverhof/domain/backoffice'
import { useTranslations } from '#texts'
import { ButtonLink } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { PageFrame } from '../../ui/page-frame'

/** Roles × permissions (STAFF-10). A role is code: what it may do changes with a release. */
export function RoleMatrix() {
  const t = useTranslations('office-staff')
  const back = (
    <ButtonLink to="/staff" icon="arrow-left">
      {t('matrix.back')}
    </ButtonLink>
  )
  return (
    <PageFrame title={t('matrix.title')} actions={back}>
      <p className="text-muted max-w-3xl pb-3">{t('matrix.lead')}</p>
      <section
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be reached by keys
        tabIndex={0}
        aria-label={t('matrix.title')}
        className="bg-surface border-line rounded-card relative overflow-x-auto border"
      >
        <table className="w-full border-collapse">
          <thead>
            <tr className="border-line border-b align-bottom text-xs">
              <th scope="col" className="bg-surface sticky left-0 px-3 py-2 text-left font-semibold">
                {t('matrix.permission')}
              </th>
              {roles.map((role) => (
                <th key={role} scope="col" className="px-2 py-2 text-center font-semibold">
                  {t(`roleNames.${role}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {permissions.map((permission) => (
              <PermissionRow key={permission} permission={permission} />
            ))}
          </tbody>
        </table>
      </section>
    </PageFrame>
  )
}

function PermissionRow({ permission }: { permission: Permission }) {
  const t = useTranslations('office-staff')
  return (
    <tr className="border-line hover:bg-sunken border-b last:border-b-0">
      <th
        scope="row"
        className="bg-surface sticky left-0 px-3 py-1.5 text-left font-medium whitespace-nowrap"
      >
        {t(`permissions.${permission}`)}
      </th>
      {roles.map((role) => {
        const may = permissionsOfRole[role].has(permission)
        return (
          <td key={role} className="px-2 py-1.5 text-center">
            {may ? (
              <span className="text-success">
                <Icon name="check" size={18} label={t('matrix.yes')} />
              </span>
            ) : (
              <span className="sr-only">{t('matrix.no')}</span>
            )}
          </td>
        )
      })}
    </tr>
  )
}
