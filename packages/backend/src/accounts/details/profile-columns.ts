import {
  optionalFields,
  type PhoneField,
  phoneFields,
  type Profile,
  profileFields,
  requiredFields,
} from '@haverhof/domain/accounts'
import { recordOf } from '@haverhof/domain/shared'
import { columnName, columnsOf } from '../../database/index.ts'
import type { account } from '../tables.ts'

type AccountRow = typeof account.$inferSelect

/** What customers say about themselves, as `profile.ts` of the domain lists it. */
export const profileColumns = columnsOf<AccountRow>()(profileFields)

/** The same with what the register of VAT numbers said: what is written together. */
export const checkedColumns = columnsOf<AccountRow>()([...profileFields, 'vatNumberValid'])

/** The first number that an account `a` has. */
export const firstPhoneSql = `coalesce(${phoneFields.map((field: PhoneField) => `a.${columnName(field)}`).join(', ')})`

/** Of an account that says nothing. */
export const emptyProfile: Profile = {
  ...recordOf(requiredFields, () => ''),
  ...recordOf(optionalFields, () => null),
}
