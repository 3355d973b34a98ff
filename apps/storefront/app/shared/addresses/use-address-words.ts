import { useTranslations } from '#texts'
import type { BookEntry } from './use-address-book'

/** What an address is called: by its owner, or else by what it is. */
export function useAddressName(): (entry: Pick<BookEntry, 'label' | 'name'>) => string {
  const t = useTranslations('addresses.labels')
  return ({ label, name }) => name ?? t(label)
}
