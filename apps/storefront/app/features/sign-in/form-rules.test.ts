import { describe, expect, test } from 'vitest'
import { loginProblems, mailboxProblems, registerProblems, resetProblems } from './form-rules'

const anna = {
  firstName: 'Anna',
  lastName: 'de Vries',
  emailAddress: 'anna@example.nl',
  password: 'paard2026',
  passwordRepeat: 'paard2026',
  newsletter: '',
}

describe('SIGN-IN-PAGES-6: what the forms ask for', () => {
  test('signing in asks for both, and judges no password', () => {
    expect(loginProblems({ emailAddress: 'anna@example.nl', password: 'x' })).toEqual([])
    expect(loginProblems({ emailAddress: '', password: '' })).toEqual([
      { parameter: 'emailAddress', reason: 'required' },
      { parameter: 'password', reason: 'required' },
    ])
  })

  test('a mailbox has the shape of one', () => {
    expect(mailboxProblems({ emailAddress: ' anna@example.nl ' })).toEqual([])
    expect(mailboxProblems({ emailAddress: 'anna' })).toEqual([
      { parameter: 'emailAddress', reason: 'invalid-email' },
    ])
    expect(mailboxProblems({ emailAddress: `${'a'.repeat(250)}@example.nl` })).toEqual([
      { parameter: 'emailAddress', reason: 'too-long', max: 254 },
    ])
  })

  test('a new password has at least 7 characters, letters and digits, and is typed twice (§5.9, §5.10)', () => {
    expect(resetProblems({ newPassword: 'paard2026', passwordRepeat: 'paard2026' })).toEqual([])
    expect(resetProblems({ newPassword: 'paard', passwordRepeat: 'paard' })).toEqual([
      { parameter: 'newPassword', reason: 'invalid-password' },
    ])
    expect(resetProblems({ newPassword: 'paard2026', passwordRepeat: 'paard2027' })).toEqual([
      { parameter: 'passwordRepeat', reason: 'passwords-differ' },
    ])
  })

  test('an account needs a name, a mailbox and a password', () => {
    expect(registerProblems(anna)).toEqual([])
    expect(registerProblems({ ...anna, firstName: ' ', lastName: 'x'.repeat(61), password: '' })).toEqual([
      { parameter: 'firstName', reason: 'required' },
      { parameter: 'lastName', reason: 'too-long', max: 60 },
      { parameter: 'password', reason: 'required' },
    ])
  })
})
