import { type ApiClient, statusOfFailure } from '@haverhof/api-client'
import { type ReactNode, useState } from 'react'
import { useTranslations } from '#texts'
import { openAccount } from '../../shared/account'
import { announce } from '../../shared/shop/announce'
import { type GeneralFailure, generalFailure, problemOf } from '../../shared/shop/problem'
import { useShop } from '../../shared/shop/shop'
import { useApi } from '../../shared/shop/use-api'
import { Notice } from '../../ui/notice'
import { useSignInDetour } from './use-account-content'

type Change = (call: (api: ApiClient) => Promise<unknown>, said?: string) => void

/** A change made with one press: it is sent, said aloud, and the page is read anew; or why not stands above the page. */
export function useAccountChange(reload: () => Promise<void>): { change: Change; failure: ReactNode } {
  const api = useApi()
  const shop = useShop()
  const detour = useSignInDetour()
  const words = useTranslations('forms.failures')
  const [failure, setFailure] = useState<GeneralFailure | null>(null)
  const change = async (...[call, said]: Parameters<Change>) => {
    setFailure(null)
    try {
      await call(api)
      if (said) announce(said)
      await Promise.all([reload(), openAccount(shop).load()])
    } catch (error) {
      if (statusOfFailure(error) === 401) detour()
      else setFailure(generalFailure(problemOf(error)) ?? 'unexpected')
    }
  }
  const notice = failure ? (
    <Notice tone="danger" role="alert" className="mb-6">
      {words(failure)}
    </Notice>
  ) : null
  return { change: (call, said) => void change(call, said), failure: notice }
}
