import type { AddressFields } from '@haverhof/domain/accounts'
import type { z } from '@hono/zod-openapi'
import type { AddressInput } from '../address-schemas.ts'
import type { AccountAddressRecord } from '../records.ts'

/** A sent address with every field in its place; what is missing is empty. */
export function addressFields(sent: z.infer<typeof AddressInput> | null | undefined): AddressFields {
  return {
    zipcode: sent?.zipcode ?? '',
    street: sent?.street ?? '',
    streetNumber: sent?.streetNumber ?? '',
    streetNumberAddition: sent?.streetNumberAddition ?? null,
    city: sent?.city ?? '',
    countryId: sent?.countryId ?? null,
  }
}

/** An address in which nothing stands takes the one away that was there (ACCOUNTS-31). */
export function isEmptyAddress(sent: z.infer<typeof AddressInput>): boolean {
  return Object.values(sent).every((value) => value === undefined || value === null || value === '')
}

/** An address that passed its rules. */
export function addressRecord({ countryId, ...address }: AddressFields): AccountAddressRecord {
  if (countryId === null) throw new Error('an address without a country passed its rules')
  return { ...address, countryId }
}
