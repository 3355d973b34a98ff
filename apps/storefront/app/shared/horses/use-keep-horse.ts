import { horseCalls } from '@haverhof/api-client/horses'
import { type HorseRecord, tidyHorse } from '@haverhof/domain/horses'
import { useStore } from '../../toolkit/store'
import { useApi } from '../shop/use-api'
import { accountState, nobodyYet } from '../state/account-state'
import { copyOf, inputOf } from './account-horse'
import { chooseHorse } from './chosen-horse'

/** HORSES-6: a guest keeps a horse in the browser, a customer in the account; either way it is the chosen one. */
export function useKeepHorse(): (horse: HorseRecord) => Promise<number | null> {
  const api = useApi()
  const { isAuthenticated } = useStore(accountState, nobodyYet)
  return async (given) => {
    const horse = tidyHorse(given)
    if (!isAuthenticated) {
      chooseHorse({ ...horse, guestKey: crypto.randomUUID() })
      return null
    }
    const { horseId } = await api.extended(horseCalls).add(inputOf(horse))
    chooseHorse(copyOf({ ...horse, horseId }))
    return horseId
  }
}
