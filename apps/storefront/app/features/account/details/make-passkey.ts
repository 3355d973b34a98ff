import type { ApiClient } from '@haverhof/api-client'
import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from '@simplewebauthn/browser'

/** ACCOUNT-PAGES-30: lets the device make a key, and keeps its public half. False when the customer thought better of it. */
export async function makePasskey({ account }: ApiClient, name: string): Promise<boolean> {
  const { options } = await account.passkeyOptions()
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  try {
    const made = await startRegistration({ optionsJSON })
    await account.addPasskey({ name, response: { ...made, response: { ...made.response } } })
    return true
  } catch (error) {
    if (error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError'))
      return false
    throw error
  }
}
