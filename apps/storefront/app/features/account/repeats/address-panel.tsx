import type { Schemas } from '@haverhof/api-client'
import { addressCalls } from '@haverhof/api-client/addresses'
import { repeatDeliveryCalls } from '@haverhof/api-client/repeat-deliveries'
import { useState } from 'react'
import { useTranslations } from '#texts'
import { AddressChoice } from '../../../shared/addresses/address-choice'
import { entryOf } from '../../../shared/addresses/entry-of'
import { KeepAddress } from '../../../shared/addresses/keep-address'
import type { BookEntry } from '../../../shared/addresses/use-address-book'
import { useBookWith } from '../../../shared/addresses/use-customer-book'
import type { CountryOption } from '../../../shared/forms/country-field'
import { FormFailure, FormFrame } from '../../../shared/forms/form-frame'
import { PlaceFields } from '../../../shared/forms/place-fields'
import { NameFields, RemarkField } from '../../../shared/forms/recipient-fields'
import { type ShopForm, useWatch } from '../../../shared/forms/use-shop-form'
import { AgreedPrice } from '../../../shared/prices/agreed-price'
import { announce } from '../../../shared/shop/announce'
import { type Problem, problemOf } from '../../../shared/shop/problem'
import { useApi } from '../../../shared/shop/use-api'
import { Button } from '../../../ui/button'
import { Notice } from '../../../ui/notice'
import type { OneRepeat } from '../account-types'
import { Loaded } from '../loaded'
import { useAccountContent } from '../use-account-content'
import { useDetailsForm } from '../use-details-form'
import {
  blankPlace,
  isPickedUp,
  placeInput,
  placeOfEntry,
  placeOfRepeat,
  placeProblems,
  type PlaceValues,
} from './place-values'
import { useClosePanel } from './change-panel'
import { hasOwnWords } from './use-repeat-change'

type Props = { repeat: OneRepeat; reload: () => Promise<void> }

/** Where it goes from the next delivery on: an address of the book, or another one (REPEAT-16). */
export function AddressPanel(props: Props) {
  const countries = useAccountContent('countries', (api) => api.delivery.countries())
  const book = useAccountContent('addresses', (api) => api.extended(addressCalls).list())
  return (
    <Loaded answer={countries}>
      {(countries) => (
        <Loaded answer={book}>
          {(entry) => <AddressForm {...props} countries={countries} address={entry} />}
        </Loaded>
      )}
    </Loaded>
  )
}

type FormProps = Props & { countries: readonly CountryOption[]; address: readonly BookEntry[] }

function AddressForm({ repeat, reload, countries, address }: FormProps) {
  const close = useClosePanel()
  const t = useTranslations('repeat')
  const send = useSending({ repeat, reload })
  const book = useBookWith(address, countries)
  const { entries } = book
  const currentEntry = entryOf(entries, isPickedUp(repeat) ? null : repeat.address)
  const [chosenId, setChosenId] = useState(currentEntry?.addressId ?? null)
  const start = placeOfRepeat(repeat, countries)
  const amountBefore = repeat.announcedAmount ?? repeat.calculation.totalAmount
  const shopForm: ShopForm<PlaceValues> = useDetailsForm<PlaceValues>({
    start,
    problemsOf: (values) => placeProblems(values, countries),
    save: async (values) => {
      const input = placeInput(values, countries)
      // The price that stands on the screen at this press.
      const agreedAmount = shopForm.failure?.totalAmount ?? amountBefore
      await send({ ...input, agreedAmount })
      const { driverRemark: remark, ...recipient } = input
      if (values.keepAddress && book.lacks(recipient.address)) await book.add({ ...recipient, remark })
      announce(t('done.address'))
      await reload()
      close()
    },
    // What is wrong with an address of the book can be put right here.
    onWrong: () => setChosenId(null),
  })
  const { form, field, failure, isBusy, submit } = shopForm
  const typed = placeInput(useWatch({ control: form.control }) as PlaceValues, countries).address
  const choose = async (entry: BookEntry | null) => {
    form.reset(entry ? placeOfEntry(entry, countries) : currentEntry ? blankPlace(repeat, countries) : start)
    setChosenId(entry?.addressId ?? null)
  }
  return (
    <FormFrame submit={submit} className="flex flex-col gap-5">
      {entries.length > 0 ? (
        <AddressChoice
          name="repeat-address"
          legend={t('address.choose')}
          entries={entries}
          chosenId={chosenId}
          onChoose={choose}
          another={{ title: t('address.another'), onChoose: () => void choose(null) }}
        />
      ) : null}
      {chosenId === null ? (
        <>
          <NameFields section="shipping" field={field} />
          <PlaceFields section="shipping" shopForm={shopForm} countries={countries} />
          <KeepAddress book={book} address={typed} field={form.register('keepAddress')} />
        </>
      ) : null}
      <RemarkField {...field('driverRemark')} />
      <Refused repeat={repeat} problem={failure} amountBefore={amountBefore} />
      <Button type="submit" look="brand" aria-disabled={isBusy || undefined} className="self-start">
        {t('address.save')}
      </Button>
    </FormFrame>
  )
}

/** What was changed in another window meanwhile is shown (REPEAT-65). */
function useSending({ repeat: { repeatDeliveryId }, reload }: Props) {
  const api = useApi().extended(repeatDeliveryCalls)
  return async (address: Schemas['RepeatAddressInput']) => {
    try {
      await api.changeAddress(repeatDeliveryId, address)
    } catch (error) {
      if (problemOf(error).code === 'changed-meanwhile') await reload()
      throw error
    }
  }
}

type RefusedProps = Pick<Props, 'repeat'> & { problem: Problem | null; amountBefore: number }

/** What a delivery there comes to is agreed to with the next press; all else has its words (REPEAT-67). */
function Refused({ repeat, problem, amountBefore }: RefusedProps) {
  const t = useTranslations('repeat.problems')
  const amount = problem?.totalAmount
  if (amount === undefined)
    return <FormFailure problem={problem} wordsOf={({ code }) => (hasOwnWords(code) ? t(code) : null)} />
  return (
    <Notice tone="warning" role="alert">
      <AgreedPrice repeat={repeat} price={{ amount, amountBefore }} />
    </Notice>
  )
}
