import {
  type OptionalField,
  type PhoneField,
  type Profile,
  type ProfileField,
  profileFields,
  profileRules,
  type RequiredField,
} from './profile.ts'

// Apart from the rules: pages that only limit the length of a field load the rules alone.
export const requiredFields = profileFields.filter(isRequired)
export const optionalFields = profileFields.filter((field) => !isRequired(field)) as OptionalField[]
export const phoneFields = profileFields.filter(
  (field): field is PhoneField => profileRules[field].kind === 'phone',
)

/** The first number that is known. */
export function firstPhone(profile: Pick<Profile, PhoneField>): string | null {
  return phoneFields.map((field) => profile[field]).find((number) => number !== null) ?? null
}

function isRequired(field: ProfileField): field is RequiredField {
  return profileRules[field].kind === 'name'
}
