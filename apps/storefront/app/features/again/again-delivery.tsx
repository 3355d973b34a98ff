import { shippingMethods } from '@haverhof/domain/delivery'
import type { ReactNode } from 'react'
import { useTranslations } from '#texts'
import { AddressChoice } from '../../shared/addresses/address-choice'
import { entryOf } from '../../shared/addresses/entry-of'
import { type BookEntry, useAddressBook } from '../../shared/addresses/use-address-book'
import type { Cart } from '../../shared/cart'
import { answerOf } from '../../shared/shop/use-query'
import { Recipient } from './again-addresses'
import { AgainPart } from './again-part'
import { isCollected, recipientOf, wishesFor } from './again-wishes'
import type { Again } from './use-again'

type Props = {
  cart: Cart
  /** As it was at first. */
  begun: Cart
  change: Again['change']
  /** Where goods are collected, and when they arrive, in words. */
  destination: ReactNode
  date: ReactNode
  /** What a lorry asks about the yard. */
  yard: ReactNode
}

/** Where the goods go and when; another address of the book with one press. */
export function AgainDelivery({ cart, begun, change, destination, date, yard }: Props) {
  const t = useTranslations('again')
  const book = useTranslations('addresses')
  const entries = answerOf(useAddressBook(true).content) ?? []
  if (cart.scanProductsOnly) return null
  const atPlace = isCollected(cart)
  const remark = cart.deliveryWishes?.remark
  const goesTo = recipientOf(cart)
  const choose = (entry: BookEntry) => {
    const { firstName, lastName, address } = entry
    const isBilled = entryOf([entry], cart.billing?.address ?? null) !== null
    return change(async (calls, id) => {
      await calls.setShipping(id, {
        shippingMethod: shippingMethods.shipping,
        ...(isBilled ? {} : { firstName, lastName, address }),
      })
      await calls.setAlternativeShipping(id, !isBilled)
      await calls.setDeliveryWishes(id, wishesFor(entry, cart, begun))
    })
  }
  return (
    <AgainPart
      title={t('delivery')}
      summary={
        <>
          {atPlace ? (
            destination
          ) : goesTo ? (
            <Recipient {...goesTo} companyName={null} vatNumber={null} />
          ) : null}
          {remark && !atPlace ? <p className="text-muted text-sm">{book('remarkFor', { remark })}</p> : null}
          {date}
        </>
      }
      questions={yard}
    >
      <AddressChoice
        name="again-delivery"
        legend={t('chooseDelivery')}
        entries={entries}
        chosenId={atPlace ? null : (entryOf(entries, goesTo?.address ?? null)?.addressId ?? null)}
        onChoose={choose}
      />
    </AgainPart>
  )
}
