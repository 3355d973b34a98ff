import type { AppContext } from '../../app-context.ts'
import { backofficeHost, backofficeOrigin } from '../../config/index.ts'
import type { RelyingParty } from '../../webauthn/index.ts'

/** STAFF-12: a passkey is made for the host of the back office and works at its origin alone. */
export function relyingParty({ env }: AppContext): RelyingParty {
  const [id, origin] = [backofficeHost(env), backofficeOrigin(env)]
  if (id === null || origin === null) throw new Error('the back office has no host')
  return { id, name: 'Haverhof', origins: [origin] }
}
