import { useEffect, useState } from 'react'
import { useTranslations } from '#texts'
import { isOffline, watchConnection } from '../../toolkit/connection'
import { useStore } from '../../toolkit/store'
import { Icon } from '../../ui/icon'
import { announce } from '../../shared/shop/announce'
import { askedPage } from '../../shared/offline/asked-page'

const backOnlineShownMs = 4000

/** Says when the connection is gone, for as long as it is, and for a moment that it is back. */
export function NetworkNotice() {
  const text = useTranslations('shell.network')
  const state = useNetworkState(text)
  const isAsked = useStore(askedPage, null) !== null
  if (state === 'online') return null
  return (
    <div className={`flex items-center justify-center gap-3 px-4 py-2 font-medium ${looks[state]}`}>
      <Icon name={state === 'offline' ? 'warning' : 'check'} size={20} />
      {text(state === 'offline' && isAsked ? 'asked' : state)}
    </div>
  )
}

const looks = { offline: 'bg-warning-soft text-warning', backOnline: 'bg-brand-soft text-brand-deep' }

type NetworkState = 'online' | 'offline' | 'backOnline'

function useNetworkState(text: (key: 'offline' | 'backOnline') => string): NetworkState {
  const [state, setState] = useState<NetworkState>(isOffline() ? 'offline' : 'online')
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let wasOffline = isOffline()
    const stopWatching = watchConnection(() => {
      if (isOffline() === wasOffline) return
      wasOffline = isOffline()
      const now = wasOffline ? 'offline' : 'backOnline'
      clearTimeout(timer)
      setState(now)
      announce(text(now))
      if (!wasOffline) timer = setTimeout(() => setState('online'), backOnlineShownMs)
    })
    return () => {
      clearTimeout(timer)
      stopWatching()
    }
  }, [text])
  return state
}
