import {
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'

/** As the API sends it; the browser reads the rest of it. */
type Options = { challenge: string }

/** The device makes a key; the answer is for the API. */
export async function makePasskey(options: Options) {
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  const credential = await startRegistration({ optionsJSON })
  return { ...credential, response: { ...credential.response } }
}

/** A key answers. With `isAutofill` the browser offers its keys where it fills in e-mail addresses, and waits. */
export async function askPasskey(options: Options, { isAutofill = false } = {}) {
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  const answer = await startAuthentication({ optionsJSON, useBrowserAutofill: isAutofill })
  return { ...answer, response: { ...answer.response } }
}

/** Null when the visitor, another question or leaving the page called it off. */
export function unlessCalledOff<Answer>(request: Promise<Answer>): Promise<Answer | null> {
  return request.catch((error: unknown) => {
    if (error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError'))
      return null
    throw error
  })
}

export function canOfferPasskeys(): Promise<boolean> {
  return browserSupportsWebAuthnAutofill()
}

export function stopAsking(): void {
  WebAuthnAbortService.cancelCeremony()
}
