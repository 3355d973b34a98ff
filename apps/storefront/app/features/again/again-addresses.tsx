import { useTranslations } from '#texts'
import { AddressChoice } from '../../shared/addresses/address-choice'
import { entryOf } from '../../shared/addresses/entry-of'
import { type BookEntry, useAddressBook } from '../../shared/addresses/use-address-book'
import type { Cart } from '../../shared/cart'
import { cityLine, streetLine } from '../../shared/forms/address-lines'
import { answerOf } from '../../shared/shop/use-query'
import { ButtonLink } from '../../ui/button'
import { AgainPart } from './again-part'
import { isCollected, wishesFor } from './again-wishes'
import type { Again } from './use-again'

type Props = { cart: Cart; begun: Cart; change: Again['change'] }

const addPath = '/account/information/addresses/?entry=new'

/** Where the bill goes; another one of the book with one press. */
export function AgainBilling({ cart, begun, change }: Props) {
  const { billing } = cart
  const t = useTranslations('again')
  const entries = answerOf(useAddressBook(true).content) ?? []
  const choose = (entry: BookEntry) => {
    const { firstName, lastName, address } = entry
    const phoneNumber = entry.phoneNumber ?? billing?.phoneNumber ?? null
    const emailAddress = billing?.emailAddress ?? null
    const buyer = { firstName, lastName, phoneNumber, emailAddress, ...companyOf(entry, billing), address }
    return change(async (calls, id) => {
      await calls.setBilling(id, buyer)
      // The goods go where the bill goes.
      if (!cart.alternativeShippingAddress && !isCollected(cart))
        await calls.setDeliveryWishes(id, wishesFor(entry, cart, begun))
    })
  }
  return (
    <AgainPart title={t('billing')} summary={billing ? <Recipient {...billing} /> : null}>
      <AddressChoice
        name="again-billing"
        legend={t('chooseBilling')}
        entries={entries}
        chosenId={entryOf(entries, billing?.address ?? null)?.addressId ?? null}
        onChoose={choose}
      />
      <ButtonLink look="text" to={addPath} className="mt-2">
        {t('newAddress')}
      </ButtonLink>
    </AgainPart>
  )
}

/** An entry without a company leaves the bill to the one that it names; another company has its own VAT number or none. */
function companyOf(entry: BookEntry, billing: Cart['billing']) {
  const { companyName = null, vatNumber = null } = billing ?? {}
  if (entry.companyName === null || entry.companyName === companyName)
    return { companyName, vatNumber: entry.vatNumber ?? vatNumber }
  return { companyName: entry.companyName, vatNumber: entry.vatNumber }
}

type RecipientProps = {
  companyName?: string | null
  vatNumber?: string | null
  firstName: string | null
  lastName: string | null
  address: BookEntry['address'] | null
}

export function Recipient({ companyName, vatNumber, firstName, lastName, address }: RecipientProps) {
  const fields = useTranslations('forms.fields')
  return (
    <p>
      {companyName ? <span className="block">{companyName}</span> : null}
      <span className="block">
        {firstName} {lastName}
      </span>
      {address ? (
        <>
          <span className="block">{streetLine(address)}</span>
          <span className="block">{cityLine(address)}</span>
        </>
      ) : null}
      {vatNumber ? <span className="block">{`${fields('vatNumber')} ${vatNumber}`}</span> : null}
    </p>
  )
}
