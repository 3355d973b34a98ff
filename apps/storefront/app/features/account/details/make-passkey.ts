import type { ApiClient } from '@haverhof/api-client'
import { passkeyCalls } from '@haverhof/api-client/passkeys'
import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from '@simplewebauthn/browser'

/** ACCOUNT-PAGES-30: lets the device make a key, and keeps its public half. False when the customer thought better of it. */
export async function makePasskey(api: ApiClient, name: string): Promise<boolean> {
  const passkeys = api.extended(passkeyCalls)
  const { options } = await passkeys.options()
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  try {
    const made = await startRegistration({ optionsJSON })
    await passkeys.add({ name, response: { ...made, response: { ...made.response } } })
    return true
  } catch (error) {
    if (error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError'))
      return false
    throw error
  }
}
