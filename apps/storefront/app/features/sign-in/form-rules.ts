import {
  type FieldProblem,
  fieldLimits,
  isEmailAddress,
  isPassword,
  tidyText,
} from '@haverhof/domain/accounts'

type FormProblem = Omit<FieldProblem, 'reason'> & { reason: string }

export type LoginValues = { emailAddress: string; password: string }
export type MailboxValues = { emailAddress: string }
export type ResetValues = { newPassword: string; passwordRepeat: string }
export type RegisterValues = {
  firstName: string
  lastName: string
  emailAddress: string
  password: string
  passwordRepeat: string
  /** `on` where it is ticked. */
  newsletter: string
}

/**
 * Signing in asks for no more than both: what is wrong with them only the server says, and it does not say which
 * (SIGN-IN-PAGES-6).
 */
export function loginProblems({ emailAddress, password }: LoginValues): FormProblem[] {
  return [...mailboxProblems({ emailAddress }), ...(password ? [] : [required('password')])]
}

export function mailboxProblems({ emailAddress }: MailboxValues): FormProblem[] {
  const address = tidyText(emailAddress)
  if (!address) return [required('emailAddress')]
  if (address.length > fieldLimits.emailAddress) return [tooLong('emailAddress')]
  return isEmailAddress(address) ? [] : [{ parameter: 'emailAddress', reason: 'invalid-email' }]
}

export function resetProblems({ newPassword, passwordRepeat }: ResetValues): FormProblem[] {
  return passwordProblems('newPassword', newPassword, passwordRepeat)
}

/** Which password was chosen only the server knows (ACCOUNTS-23). */
export function chosenPasswordProblems({ password }: { password: string }): FormProblem[] {
  return password ? [] : [required('password')]
}

export function newPasswordProblems(values: { password: string; passwordRepeat: string }): FormProblem[] {
  return passwordProblems('password', values.password, values.passwordRepeat)
}

export function registerProblems(values: RegisterValues): FormProblem[] {
  return [
    ...nameProblems('firstName', values.firstName),
    ...nameProblems('lastName', values.lastName),
    ...mailboxProblems(values),
    ...passwordProblems('password', values.password, values.passwordRepeat),
  ]
}

function nameProblems(parameter: 'firstName' | 'lastName', value: string): FormProblem[] {
  const name = tidyText(value)
  if (!name) return [required(parameter)]
  return name.length > fieldLimits[parameter] ? [tooLong(parameter)] : []
}

/** The password is strong enough, and typed twice alike (CHECKOUT-11). */
function passwordProblems(parameter: string, password: string, repeat: string): FormProblem[] {
  if (!password) return [required(parameter)]
  if (!isPassword(password)) return [{ parameter, reason: 'invalid-password' }]
  return password === repeat ? [] : [{ parameter: 'passwordRepeat', reason: 'passwords-differ' }]
}

function required(parameter: string): FormProblem {
  return { parameter, reason: 'required' }
}

function tooLong(parameter: keyof typeof fieldLimits): FormProblem {
  return { parameter, reason: 'too-long', max: fieldLimits[parameter] }
}
