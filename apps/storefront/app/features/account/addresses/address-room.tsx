import { addressCalls } from '@haverhof/api-client/addresses'
import type { Schemas } from '@haverhof/api-client'
import { useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from '#texts'
import { openAccount } from '../../../shared/account'
import type { BookEntry } from '../../../shared/addresses/use-address-book'
import type { CountryOption } from '../../../shared/forms/country-field'
import { announce } from '../../../shared/shop/announce'
import { useShop } from '../../../shared/shop/shop'
import { useApi } from '../../../shared/shop/use-api'
import type { Account } from '../account-types'
import { Loaded } from '../loaded'
import { useAccountChange } from '../use-account-change'
import { useAccountContent } from '../use-account-content'
import { AddressEntryForm, bookPath } from './address-entry-form'
import { AddressList } from './address-list'
import { asDefault } from './entry-values'

type Props = { account: Account; reload: () => Promise<void> }

/** The address book, or one entry of it where the address of the page names one (ACCOUNT-PAGES-20). */
export function AddressRoom({ account, reload }: Props) {
  const entries = useAccountContent('addresses', (api) => api.extended(addressCalls).list())
  const countries = useAccountContent('countries', (api) => api.delivery.countries())
  const renew = async () => {
    await Promise.all([entries.reload(), reload()])
  }
  return (
    <Loaded answer={countries}>
      {(options) => (
        <Loaded answer={entries}>
          {(book) => <Room account={account} book={book} countries={options} renew={renew} />}
        </Loaded>
      )}
    </Loaded>
  )
}

type RoomProps = {
  account: Account
  book: readonly BookEntry[]
  countries: readonly CountryOption[]
  renew: () => Promise<void>
}

function Room({ account, book, countries, renew }: RoomProps) {
  const t = useTranslations('addresses.said')
  const api = useApi().extended(addressCalls)
  const shop = useShop()
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const { change, failure } = useAccountChange(renew)
  const wanted = parameters.get('entry')
  const entry = book.find(({ addressId }) => addressId === wanted) ?? null
  const save = async (input: Schemas['AddressBookInput']) => {
    if (entry) await api.change(entry.addressId, input)
    else await api.add(input)
    // Checkout takes the address from the account that this browser knows.
    await Promise.all([renew(), openAccount(shop).load()])
    announce(t('saved'))
    await navigate(bookPath)
  }
  if (wanted === 'new' || entry)
    return <AddressEntryForm key={wanted} entry={entry} account={account} countries={countries} save={save} />
  return (
    <>
      {failure}
      <AddressList
        entries={book}
        countries={countries}
        makeDefault={(chosen, wish) =>
          change(
            (calls) => calls.extended(addressCalls).change(chosen.addressId, asDefault(chosen, wish)),
            t('saved'),
          )
        }
        remove={(gone) =>
          change((calls) => calls.extended(addressCalls).remove(gone.addressId), t('removed'))
        }
      />
    </>
  )
}
