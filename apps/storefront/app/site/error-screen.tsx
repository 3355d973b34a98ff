import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from '#texts'
import { ButtonLink } from '../ui/button'
import { MessageScreen } from '../ui/message-screen'
import { type ScreenText, ScreenWords } from './screen-text'

/** Something failed, or the connection is gone: try again (the same address, loaded anew) or go home. */
export function ErrorScreen({ text = null }: { text?: ScreenText }) {
  const t = useTranslations('shell.error')
  const { pathname, search } = useLocation()
  const online = useSyncExternalStore(watchConnection, isOnline, () => true)
  return (
    <MessageScreen drawing={online ? 'error' : 'offline'} title={online ? t('title') : t('offlineTitle')}>
      <ScreenWords
        text={online ? text : null}
        explanation={online ? t('explanation') : t('offlineExplanation')}
      />
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

function watchConnection(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

function isOnline(): boolean {
  return navigator.onLine
}
