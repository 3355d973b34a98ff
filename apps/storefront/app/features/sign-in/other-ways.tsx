import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useTranslations } from '#texts'
import { useShop } from '../../shared/shop/shop'
import { whenIdle } from '../../toolkit/late-triggers'
import { Button, ButtonLink } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { Notice } from '../../ui/notice'

type Props = { linkPath: string; onSignedIn: () => void }

/** Signing in without a password: by a mailed link, or with a passkey where the browser knows them (SIGN-IN-PAGES-14, 15). */
export function OtherWays({ linkPath, onSignedIn }: Props) {
  const t = useTranslations('sign-in.login.other')
  const { press, isBusy, hasFailed } = usePasskey(onSignedIn)
  const wide = 'min-h-12 w-full justify-center xs:w-auto xs:self-start xs:px-8'
  return (
    <div className="flex max-w-[56rem] flex-col gap-4">
      <p className="text-muted flex items-center gap-4" aria-hidden="true">
        <span className="border-line grow border-t" />
        {t('or')}
        <span className="border-line grow border-t" />
      </p>
      <div className="flex flex-col gap-1">
        <ButtonLink to={linkPath} className={wide}>
          <Icon name="mail" size={20} />
          {t('link')}
        </ButtonLink>
        <p className="text-muted">{t('linkHint')}</p>
      </div>
      {useKnowsPasskeys() ? (
        <div className="flex flex-col gap-1 noscript:hidden">
          <Button aria-disabled={isBusy || undefined} onClick={press} className={wide}>
            <Icon name="lock" size={20} />
            {t('passkey')}
          </Button>
          <p className="text-muted">{t('passkeyHint')}</p>
        </div>
      ) : null}
      <div role="alert" className="empty:hidden">
        {hasFailed ? <Notice tone="danger">{t('passkeyFailed')}</Notice> : null}
      </div>
    </div>
  )
}

/** The code of passkeys is loaded once the page is idle, or with the press. */
function usePasskey(onSignedIn: () => void) {
  const { siteId, languageId } = useShop()
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const finish = (signIn: Promise<boolean>) =>
    signIn
      .then(
        (isSignedIn) => {
          if (isSignedIn) onSignedIn()
        },
        () => setHasFailed(true),
      )
      .finally(() => setIsBusy(false))
  const finishOffer = useEffectEvent(finish)
  useEffect(() => {
    if (!knowsPasskeys()) return undefined
    const code = () => import('./passkey/ask-passkey')
    const stopWaiting = whenIdle(() => {
      void finishOffer(code().then(({ offerPasskeys }) => offerPasskeys({ siteId, languageId })))
    })
    return () => {
      stopWaiting()
      void code().then(({ stopOffering }) => stopOffering())
    }
  }, [siteId, languageId])
  const press = () => {
    if (isBusy) return
    setIsBusy(true)
    setHasFailed(false)
    void finish(import('./passkey/ask-passkey').then(({ askPasskey }) => askPasskey({ siteId, languageId })))
  }
  return { press, isBusy, hasFailed }
}

/** Hardly a browser does not: the server shows the button, so that nothing comes late. */
function useKnowsPasskeys(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    knowsPasskeys,
    () => true,
  )
}

function knowsPasskeys(): boolean {
  return typeof PublicKeyCredential !== 'undefined'
}
