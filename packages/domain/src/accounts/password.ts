export const passwordLength = { min: 7, max: 200 } as const

/** CHECKOUT-11: at least 7 characters, with both letters and digits. */
export function isPassword(password: string): boolean {
  const { length } = password
  return (
    length >= passwordLength.min &&
    length <= passwordLength.max &&
    /\p{L}/u.test(password) &&
    /\p{Nd}/u.test(password)
  )
}
