import { useState } from 'react'
import { RadioCard, RadioCards } from '../../ui/radio-cards'
import { addressLine } from '../forms/address-lines'
import type { BookEntry } from './use-address-book'
import { useAddressName } from './use-address-words'

type Props = {
  /** Tells this choice from another one on the page. */
  name: string
  legend: string
  entries: readonly BookEntry[]
  /** Null when the address in use is none of the book. */
  chosenId: string | null
  /** Ends when the choice is kept, or could not be. */
  onChoose: (entry: BookEntry) => Promise<void>
  /** A place for one that is typed; chosen when none of the book is. */
  another?: { title: string; onChoose: () => void }
}

/** One of the addresses that the customer has kept (ACCOUNTS-17). Its texts are those of `addresses`. */
export function AddressChoice({ name, legend, entries, chosenId, onChoose, another }: Props) {
  const nameOf = useAddressName()
  // Shown at once, and taken back when it could not be kept.
  const [wish, setWish] = useState<string | null>(null)
  const choose = (entry: BookEntry) => {
    setWish(entry.addressId)
    // A later choice waits for its own answer.
    void onChoose(entry).then(() => setWish((now) => (now === entry.addressId ? null : now)))
  }
  return (
    <RadioCards legend={legend}>
      {entries.map((entry) => (
        <RadioCard
          key={entry.addressId}
          name={name}
          value={entry.addressId}
          checked={entry.addressId === (wish ?? chosenId)}
          onChange={() => choose(entry)}
          title={nameOf(entry)}
          text={
            <>
              <span className="block">
                {entry.firstName} {entry.lastName}
              </span>
              {addressLine(entry.address)}
              {entry.remark ? <span className="block">{entry.remark}</span> : null}
            </>
          }
        />
      ))}
      {another ? (
        <RadioCard
          name={name}
          value="another"
          checked={(wish ?? chosenId) === null}
          onChange={another.onChoose}
          title={another.title}
        />
      ) : null}
    </RadioCards>
  )
}
