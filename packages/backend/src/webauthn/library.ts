/** Loaded when the first passkey comes: a start must be quick. */
export function webauthn() {
  return import('@simplewebauthn/server')
}
