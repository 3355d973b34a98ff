/** What a customer fills in about themselves, as far as each field is of one kind; addresses have a book of their own. */
type ProfileRule = {
  /** How it is tidied and validated; a name is required. */
  kind: 'name' | 'phone' | 'company' | 'vat-number'
  maxLength: number
}

/** Every field of the account that is a text (ACCOUNTS-8). Tables, calls, forms, export and search read this list. */
export const profileRules = {
  firstName: { kind: 'name', maxLength: 50 },
  lastName: { kind: 'name', maxLength: 60 },
  phoneNumber: { kind: 'phone', maxLength: 25 },
  mobile: { kind: 'phone', maxLength: 25 },
  companyName: { kind: 'company', maxLength: 80 },
  vatNumber: { kind: 'vat-number', maxLength: 16 },
} as const satisfies Record<string, ProfileRule>

export type ProfileKind = ProfileRule['kind']
type Rules = typeof profileRules
type FieldOf<Kind extends ProfileKind> = {
  [Field in keyof Rules]: Rules[Field]['kind'] extends Kind ? Field : never
}[keyof Rules]

export type ProfileField = keyof Rules
export type PhoneField = FieldOf<'phone'>
export type RequiredField = FieldOf<'name'>
export type OptionalField = Exclude<ProfileField, RequiredField>

/** The fields as they are kept. */
export type Profile = Record<RequiredField, string> & Record<OptionalField, string | null>

export const profileFields = Object.keys(profileRules) as ProfileField[]
