import { useLocation } from 'react-router'
import { useTranslations } from '#texts'
import { Notice } from '../../ui/notice'
import { type LoginFlag, loginNotices } from './login-flags'

/** What brought the visitor here, as the address says (SIGN-IN-PAGES-7). */
export function LoginNotices({ flags }: { flags: readonly LoginFlag[] }) {
  const t = useTranslations('sign-in.login.notices')
  const failures = useTranslations('forms.failures')
  const { search } = useLocation()
  const { texts, message, isUnfit } = loginNotices(search, flags)
  if (texts.length === 0 && !message && !isUnfit) return null
  return (
    <div className="flex flex-col gap-3">
      {message ? (
        <Notice tone="danger" className="[overflow-wrap:anywhere]">
          {t('fromLink', { message })}
        </Notice>
      ) : null}
      {isUnfit ? <Notice tone="danger">{failures('unexpected')}</Notice> : null}
      {texts.map((notice) => (
        <Notice key={notice} tone={notice === 'info' ? 'info' : 'success'}>
          {t(notice)}
        </Notice>
      ))}
    </div>
  )
}
