import { askPasskey, makePasskey } from '@haverhof/api-client/browser-passkeys'
import { api, read } from '../../platform/api'
import { preferredLanguage } from '../../platform/preferences'

/** Asks the passkey, and signs in with its answer. */
export async function signInWithPasskey(): Promise<void> {
  const { options } = await read(api.POST('/staff-api/v1/sign-in/passkey/options'))
  await read(api.POST('/staff-api/v1/sign-in/passkey', { body: { response: await askPasskey(options) } }))
}

export async function signInWithRecoveryCode(emailAddress: string, code: string): Promise<void> {
  await read(api.POST('/staff-api/v1/sign-in/recovery', { body: { emailAddress, code } }))
}

export async function signInWithPassword(given: {
  emailAddress: string
  password: string
  code: string
}): Promise<void> {
  await read(api.POST('/staff-api/v1/sign-in/password', { body: given }))
}

export function readWays() {
  return read(api.GET('/staff-api/v1/sign-in'))
}

/** The page of the identity provider. */
export async function beginAtCompany(): Promise<string> {
  return (await read(api.POST('/staff-api/v1/sign-in/oidc/start'))).address
}

export async function finishAtCompany({
  iss,
  ...answer
}: {
  code: string
  state: string
  iss: string | null
}): Promise<true> {
  await read(api.POST('/staff-api/v1/sign-in/oidc', { body: { ...answer, ...(iss !== null && { iss }) } }))
  return true
}

export async function proveWithTimeCode(code: string): Promise<void> {
  await read(api.POST('/staff-api/v1/step-up/time-code', { body: { code } }))
}

/** The same person, once more. */
export async function proveWithPasskey(): Promise<void> {
  const { options } = await read(api.POST('/staff-api/v1/step-up/options'))
  await read(api.POST('/staff-api/v1/step-up', { body: { response: await askPasskey(options) } }))
}

export function readInvitation(token: string) {
  return read(api.POST('/staff-api/v1/invitations/read', { body: { token } }))
}

/** Makes a passkey, and the account with it; answers with the recovery codes. */
export async function acceptInvitation(token: string, name: string): Promise<string[]> {
  const { options } = await read(
    api.POST('/staff-api/v1/invitations/passkey-options', { body: { token, name } }),
  )
  const passkey = { name: navigator.platform || 'passkey', response: await makePasskey(options) }
  const body = { token, name, language: preferredLanguage(), passkey }
  return (await read(api.POST('/staff-api/v1/invitations/accept', { body }))).recoveryCodes
}
