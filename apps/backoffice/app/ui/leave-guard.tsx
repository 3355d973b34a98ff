import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useTranslations } from '#texts'
import { Button } from './button'
import { Dialog } from './dialog'

type Props = {
  /** Something has been entered that is not saved. */
  isChanged: boolean
  /** The form is being sent: navigation after saving asks nothing. */
  isPending: boolean
}

/** Leaving a screen with unsaved changes, or closing the window, asks first (OFFICE-8). One to a screen. */
export function LeaveGuard({ isChanged, isPending }: Props) {
  const t = useTranslations('office-shell')
  const isAsking = isChanged && !isPending
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: there }) =>
      isAsking && (here.pathname !== there.pathname || here.search !== there.search),
  )
  useCloseQuestion(isAsking)
  if (blocker.state !== 'blocked') return null
  const actions = (
    <>
      <Button look="primary" autoFocus onPress={blocker.reset}>
        {t('draft.stay')}
      </Button>
      <Button look="danger" onPress={blocker.proceed}>
        {t('draft.leave')}
      </Button>
    </>
  )
  return (
    <Dialog isOpen onClose={blocker.reset} title={t('draft.leaveTitle')} role="alertdialog" actions={actions}>
      <p>{t('draft.leaveLead')}</p>
    </Dialog>
  )
}

function useCloseQuestion(isAsking: boolean): void {
  useEffect(() => {
    if (!isAsking) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isAsking])
}
