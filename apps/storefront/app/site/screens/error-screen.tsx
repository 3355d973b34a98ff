import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from '#texts'
import { shopAnswers } from '../../toolkit/connection'
import { useMissesConnection } from '../../shared/offline/use-misses-connection'
import { ButtonLink } from '../../ui/button'
import { MessageScreen } from '../../ui/message-screen'

/**
 * Something failed, or the connection is gone: try again (the same address, loaded anew) or go home. What failed for want of
 * a connection is tried again without being asked (SHELL-15). `children` are the words of the site, instead of the
 * explanation.
 */
export function ErrorScreen({ children }: { children?: ReactNode }) {
  const t = useTranslations('shell.error')
  const { pathname, search } = useLocation()
  const online = !useMissesConnection()
  useEffect(() => {
    if (online) return undefined
    let isShown = true
    void shopAnswers().then(() => isShown && location.reload())
    return () => void (isShown = false)
  }, [online])
  return (
    <MessageScreen drawing={online ? 'error' : 'offline'} title={online ? t('title') : t('offlineTitle')}>
      {(online && children) || (
        <p className="mt-4 text-lg text-muted">{online ? t('explanation') : t('offlineExplanation')}</p>
      )}
      <p className="mt-8 flex flex-wrap gap-4">
        <ButtonLink look="primary" to={pathname + search} reloadDocument>
          {t('retry')}
        </ButtonLink>
        <ButtonLink to="/" reloadDocument>
          {t('home')}
        </ButtonLink>
      </p>
    </MessageScreen>
  )
}
