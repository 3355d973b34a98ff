import type { ReactNode } from 'react'
import { mostAddresses } from '@haverhof/domain/accounts'
import { useTranslations } from '#texts'
import type { BookEntry } from '../../../shared/addresses/use-address-book'
import { useAddressName } from '../../../shared/addresses/use-address-words'
import { cityLine, streetLine } from '../../../shared/forms/address-lines'
import type { CountryOption } from '../../../shared/forms/country-field'
import { Badge } from '../../../ui/badge'
import { Button, ButtonLink } from '../../../ui/button'
import { EmptyState } from '../../../ui/empty-state'
import { Icon } from '../../../ui/icon'

type Wish = { isBillingDefault?: true; isDeliveryDefault?: true }

type Props = {
  entries: readonly BookEntry[]
  countries: readonly CountryOption[]
  makeDefault: (entry: BookEntry, wish: Wish) => void
  remove: (entry: BookEntry) => void
}

export const newEntryPath = '/account/information/addresses/?entry=new'

/** The address book: what each address is for, and everything that can be done with it (ACCOUNT-PAGES-20). */
export function AddressList({ entries, ...rest }: Props) {
  const t = useTranslations('addresses')
  if (entries.length === 0)
    return (
      <EmptyState icon="map-pin" title={t('none.title')}>
        <p>{t('none.text')}</p>
        <ButtonLink look="primary" to={newEntryPath} className="mt-4">
          {t('add')}
        </ButtonLink>
      </EmptyState>
    )
  return (
    <>
      <p className="text-muted mb-6 max-w-prose">{t('intro')}</p>
      <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        {entries.map((entry) => (
          <Entry key={entry.addressId} entry={entry} {...rest} />
        ))}
      </ul>
      {entries.length < mostAddresses ? (
        <ButtonLink to={newEntryPath} className="mt-6">
          <Icon name="plus" size={20} />
          {t('add')}
        </ButtonLink>
      ) : (
        <p className="text-muted mt-6">{t('full', { most: mostAddresses })}</p>
      )}
    </>
  )
}

type EntryProps = Omit<Props, 'entries'> & { entry: BookEntry }

function Entry({ entry, countries, makeDefault, remove }: EntryProps) {
  const t = useTranslations('addresses')
  const fields = useTranslations('forms.fields')
  const nameOf = useAddressName()
  const { addressId, address, companyName, vatNumber, phoneNumber, remark, keptFromOrderId } = entry
  const country = countries.find(({ countryId }) => countryId === address.countryId)?.name
  const name = nameOf(entry)
  return (
    <li className="border-line-strong rounded-card bg-surface flex flex-col gap-3 border p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Icon name={icons[entry.label]} size={22} className="text-brand" />
        <h2 className="min-w-0 text-xl [overflow-wrap:anywhere]">{name}</h2>
        {entry.isBillingDefault ? <Badge>{t('billingDefault')}</Badge> : null}
        {entry.isDeliveryDefault ? <Badge>{t('deliveryDefault')}</Badge> : null}
      </div>
      <p className="[overflow-wrap:anywhere]">
        {companyName ? <span className="block">{companyName}</span> : null}
        <span className="block">
          {entry.firstName} {entry.lastName}
        </span>
        <span className="block">{streetLine(address)}</span>
        <span className="block">
          {cityLine(address)}
          {country ? `, ${country}` : ''}
        </span>
        {vatNumber ? <span className="block">{`${fields('vatNumber')} ${vatNumber}`}</span> : null}
        {phoneNumber ? <span className="block">{phoneNumber}</span> : null}
      </p>
      {remark ? <p className="text-muted text-sm">{t('remarkFor', { remark })}</p> : null}
      {keptFromOrderId ? (
        <p className="text-muted text-sm">{t('keptFrom', { number: keptFromOrderId })}</p>
      ) : null}
      <div className="mt-auto flex flex-wrap gap-x-5">
        <ButtonLink look="text" to={`/account/information/addresses/?entry=${addressId}`}>
          {t('change')}
          <span className="sr-only"> {name}</span>
        </ButtonLink>
        {entry.isBillingDefault ? null : (
          <Action onClick={() => makeDefault(entry, { isBillingDefault: true })} of={name}>
            {t('makeBilling')}
          </Action>
        )}
        {entry.isDeliveryDefault ? null : (
          <Action onClick={() => makeDefault(entry, { isDeliveryDefault: true })} of={name}>
            {t('makeDelivery')}
          </Action>
        )}
        <Action onClick={() => remove(entry)} of={name}>
          {t('remove')}
        </Action>
      </div>
    </li>
  )
}

const icons = { home: 'home', stable: 'horse', company: 'invoice', other: 'map-pin' } as const

function Action({ onClick, of, children }: { onClick: () => void; of: string; children: ReactNode }) {
  return (
    <Button look="text" onClick={onClick}>
      {children}
      <span className="sr-only"> {of}</span>
    </Button>
  )
}
