import { recordOf } from '../shared/index.ts'

/** What a customer fills in about themselves, as far as each field is of one kind; addresses have a book of their own. */
type ProfileRule = {
  /** How it is tidied and validated; a name is required. */
  kind: 'name' | 'phone' | 'company' | 'vat-number'
  maxLength: number
  /** STAFF-30: whether staff find a customer by its words, or by its digits. */
  foundBy: 'words' | 'digits' | null
}

/** ACCOUNTS-8: every field of the account that is a text. Tables, calls, forms, export and search read this list. */
export const profileRules = {
  firstName: { kind: 'name', maxLength: 50, foundBy: 'words' },
  lastName: { kind: 'name', maxLength: 60, foundBy: 'words' },
  phoneNumber: { kind: 'phone', maxLength: 25, foundBy: 'digits' },
  mobile: { kind: 'phone', maxLength: 25, foundBy: 'digits' },
  companyName: { kind: 'company', maxLength: 80, foundBy: 'words' },
  vatNumber: { kind: 'vat-number', maxLength: 16, foundBy: null },
} as const satisfies Record<string, ProfileRule>

type Rules = typeof profileRules
type FieldOf<Kind extends ProfileRule['kind']> = {
  [Field in keyof Rules]: Rules[Field]['kind'] extends Kind ? Field : never
}[keyof Rules]

export type ProfileField = keyof Rules
export type PhoneField = FieldOf<'phone'>
type RequiredField = FieldOf<'name'>
type OptionalField = Exclude<ProfileField, RequiredField>

/** The fields as they are kept. */
export type Profile = Record<RequiredField, string> & Record<OptionalField, string | null>

export const profileFields = Object.keys(profileRules) as ProfileField[]
export const requiredFields = profileFields.filter(isRequired)
export const optionalFields = profileFields.filter((field) => !isRequired(field)) as OptionalField[]
export const phoneFields = profileFields.filter((field): field is PhoneField => kindOf(field) === 'phone')

/** Of an account that says nothing. */
export const emptyProfile: Profile = {
  ...recordOf(requiredFields, () => ''),
  ...recordOf(optionalFields, () => null),
}

/** The first number that is known. */
export function firstPhone(profile: Pick<Profile, PhoneField>): string | null {
  return phoneFields.map((field) => profile[field]).find((number) => number !== null) ?? null
}

function isRequired(field: ProfileField): field is RequiredField {
  return kindOf(field) === 'name'
}

function kindOf(field: ProfileField): ProfileRule['kind'] {
  return profileRules[field].kind
}
