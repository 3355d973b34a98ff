import type { AddressFields } from '@haverhof/domain/checkout'
import type { ComponentProps } from 'react'
import { useTranslations } from '#texts'
import { Checkbox } from '../../ui/checkbox'
import type { CustomerBook } from './use-customer-book'

type Props = {
  book: CustomerBook
  /** What the form says now. */
  address: AddressFields | null
  field: Omit<ComponentProps<typeof Checkbox>, 'label'>
}

/**
 * Whether a customer finds this address in the address
 * book the next time (CHECKOUT-PAGES-64, REPEAT-62). Asked about a whole one that is not there yet.
 */
export function KeepAddress({ book, address, field }: Props) {
  const t = useTranslations('forms.keepAddress')
  if (!address || !isWhole(address) || !book.lacks(address)) return null
  return <Checkbox {...field} label={t('label')} hint={t('hint')} />
}

function isWhole({ street, streetNumber, zipcode, city, countryId }: AddressFields): boolean {
  return [street, streetNumber, zipcode, city, countryId].every(Boolean)
}
