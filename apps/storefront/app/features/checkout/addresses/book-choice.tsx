import type { AddressFields } from '@haverhof/domain/checkout'
import { Suspense } from 'react'
import { useTranslations } from '#texts'
import { entryOf } from '../../../shared/addresses/entry-of'
import type { BookEntry } from '../../../shared/addresses/use-address-book'
import { lateWithTexts } from '../../../shared/shop/late-with-texts'
import type { CustomerBook } from '../../../shared/addresses/use-customer-book'

const AddressChoice = lateWithTexts(
  'addresses',
  async () => (await import('../../../shared/addresses/address-choice')).AddressChoice,
)

type Props = {
  name: string
  book: CustomerBook
  /** What the form says now. */
  address: AddressFields | null
  onChoose: (entry: BookEntry) => void
}

/** The addresses of the customer; one press fills in the form (CHECKOUT-PAGES-41). */
export function BookChoice({ name, book: { entries }, address, onChoose }: Props) {
  const t = useTranslations('checkout.addressBook')
  if (entries.length === 0) return null
  return (
    <Suspense>
      <AddressChoice
        name={name}
        legend={t('choose')}
        entries={entries}
        chosenId={entryOf(entries, address)?.addressId ?? null}
        onChoose={async (entry) => onChoose(entry)}
      />
    </Suspense>
  )
}
