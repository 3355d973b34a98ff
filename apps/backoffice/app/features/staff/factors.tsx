import { useTranslations } from '#texts'
import { Badge } from '../../ui/badge'
import type { StaffMember } from './staff-members'

/** How a member signs in. */
export function Factors({ member: { passkeys, hasPassword, recoveryCodesLeft } }: { member: StaffMember }) {
  const t = useTranslations('office-staff')
  const ways = [
    ...(passkeys > 0 ? [t('factors.passkeys', { count: passkeys })] : []),
    ...(hasPassword ? [t('factors.password')] : []),
    ...(recoveryCodesLeft > 0 ? [t('factors.codes', { count: recoveryCodesLeft })] : []),
  ]
  return ways.length > 0 ? ways.join(', ') : <Badge tone="warning">{t('factors.none')}</Badge>
}
