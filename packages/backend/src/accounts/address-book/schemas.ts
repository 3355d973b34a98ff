import { addressLabels, mostAddresses } from '@haverhof/domain/accounts'
import { z } from '@hono/zod-openapi'
import { Address, AddressInput } from '../address-schemas.ts'

/** The rules of the fields answer with reasons, so nearly everything is text here. */
const Text = z.string().max(1000).nullish()

export const BookEntryInput = z
  .object({
    label: z.enum(addressLabels),
    name: Text.openapi({ description: 'The owner’s own word for it' }),
    firstName: Text.openapi({ description: 'Without it the name of the account' }),
    lastName: Text,
    companyName: Text,
    vatNumber: Text.openapi({ description: 'Of the company; kept only with one' }),
    phoneNumber: Text,
    remark: Text.openapi({ description: 'For the driver' }),
    address: AddressInput,
    isBillingDefault: z
      .boolean()
      .nullish()
      .openapi({ description: 'True makes it the one that bills go to' }),
    isDeliveryDefault: z
      .boolean()
      .nullish()
      .openapi({ description: 'True makes it the one that goods go to' }),
  })
  .openapi('AddressBookInput')

export const BookEntry = z
  .object({
    addressId: z.uuid(),
    label: z.enum(addressLabels),
    name: z.string().nullable(),
    firstName: z.string().openapi({ description: 'That of the account where the entry has none' }),
    lastName: z.string(),
    companyName: z.string().nullable(),
    vatNumber: z.string().nullable(),
    phoneNumber: z.string().nullable(),
    remark: z.string().nullable(),
    address: Address,
    isBillingDefault: z.boolean(),
    isDeliveryDefault: z.boolean(),
    keptFromOrderId: z.int().nullable().openapi({ description: 'The first order, which it was kept from' }),
  })
  .openapi('AddressBookEntry')

export const AddressBook = z
  .object({ addresses: z.array(BookEntry).openapi({ description: `At most ${mostAddresses}` }) })
  .openapi('AddressBook')

export const EntryPath = z.object({
  addressId: z.uuid().openapi({ param: { name: 'addressId', in: 'path' } }),
})

export type BookEntryInputView = z.infer<typeof BookEntryInput>
export type BookEntryView = z.infer<typeof BookEntry>
