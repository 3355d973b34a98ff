import {
  type Authenticator,
  createAuthenticator,
  type PasskeyMood,
  startBrowser,
  type TestShop,
} from '@haverhof/testing'
import { expect } from 'vitest'
import { inTransaction } from '../../database/index.ts'
import { inviteWithToken } from '../invitations/invite.ts'

export const origin = 'http://backoffice.localhost:3000'
export const rpId = 'backoffice.localhost'

export type Options = { options: { challenge: string } }
type MeAnswer = {
  memberId: number
  steppedUpUntil: string | null
  permissions: object
  recoveryCodesLeft: number
}

export function cookieOf(answer: Response): string {
  return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
}

/** How people come in, for the tests of one file. */
export function testDoor(current: () => TestShop) {
  const sql = async (text: string, values: unknown[] = []) =>
    (await current().context.database.pool.query<Record<string, unknown>>(text, values)).rows

  const invited = (emailAddress = 'ines@haverhof.example', siteIds: number[] | null = null) =>
    inTransaction(current().context, (transaction) =>
      inviteWithToken(current().context, transaction, {
        emailAddress,
        name: 'Ines',
        language: 'nl',
        grants: [{ role: siteIds ? 'warehouse' : 'owner', siteIds, languageIds: null }],
        by: 'test',
      }),
    )

  /** All but the last press, which is what it answers. */
  async function aboutToAccept(token: string, passkey: Authenticator, mood: PasskeyMood = {}) {
    const { request, read } = startBrowser(current())
    const { options } = await read<Options>('/invitations/passkey-options', { json: { token, name: 'Ines' } })
    const body = { name: 'laptop', response: passkey.create(options, mood) }
    const json = { token, name: 'Ines', language: 'nl', passkey: body }
    return () => request('/invitations/accept', { json })
  }

  const accept = async (...args: Parameters<typeof aboutToAccept>) => (await aboutToAccept(...args))()

  async function join(passkey = createAuthenticator({ origin, rpId }), siteIds: number[] | null = null) {
    const { token } = await invited(
      `${passkey.id}@haverhof.example`.toLowerCase().replace(/^[^a-z]+/, 'a'),
      siteIds,
    )
    const answer = await accept(token, passkey)
    expect(answer.status).toBe(200)
    const { me, recoveryCodes } = (await answer.json()) as { me: MeAnswer; recoveryCodes: string[] }
    return { me, recoveryCodes, token, passkey, ...startBrowser(current(), cookieOf(answer)) }
  }

  async function signIn(passkey: Authenticator, mood: PasskeyMood = {}) {
    const { request, read } = startBrowser(current())
    const { options } = await read<Options>('/sign-in/passkey/options', { method: 'POST' })
    const response = passkey.get(options, mood)
    return { answer: await request('/sign-in/passkey', { json: { response } }), response }
  }

  return { sql, invited, aboutToAccept, accept, join, signIn }
}
