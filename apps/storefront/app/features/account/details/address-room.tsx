import type { Account, AccountInput } from '../account-types'
import { AddressForm } from './address-form'
import { Loaded } from '../loaded'
import { useAccountContent } from '../use-account-content'

type Props = { account: Account; save: (changes: AccountInput) => Promise<void> }

/** The form of addresses waits for the countries that the site delivers to. */
export function AddressRoom({ account, save }: Props) {
  const countries = useAccountContent('countries', (api) => api.delivery.countries())
  return (
    <Loaded answer={countries}>
      {(known) => <AddressForm account={account} countries={known} save={save} />}
    </Loaded>
  )
}
