import { MINUTE } from '@haverhof/domain/shared'
import { createAuthenticator, startBrowser, startTestShop, type TestShop } from '@haverhof/testing'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cookieOf, type Options, origin, rpId, testDoor } from './test-door.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await startTestShop()
})
afterEach(() => shop[Symbol.asyncDispose]())

const { join, signIn } = testDoor(() => shop)

describe('to prove once more who it is (STAFF-17)', () => {
  test('counts for ten minutes', async () => {
    const { passkey, request, read } = await join()
    const renew = () => request('/me/recovery-codes', { method: 'POST' })
    expect((await renew()).status).toBe(200)
    shop.clock.advance(11 * MINUTE)
    const refused = await renew()
    expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'step-up-needed' }])
    const { options } = await read<Options>('/step-up/options', { method: 'POST' })
    const response = passkey.get(options)
    expect((await request('/step-up', { json: { response } })).status).toBe(200)
    expect((await renew()).status).toBe(200)
    expect((await request('/step-up', { json: { response } })).status).toBe(403)
  })

  test('needs the own passkey, and the question of stepping up', async () => {
    const [own, other] = [await join(), await join()]
    const { options } = await own.read<Options>('/step-up/options', { method: 'POST' })
    const foreign = await own.request('/step-up', { json: { response: other.passkey.get(options) } })
    expect(foreign.status).toBe(403)
    const signing = await own.read<Options>('/sign-in/passkey/options', { method: 'POST' })
    const wrong = await own.request('/step-up', { json: { response: own.passkey.get(signing.options) } })
    expect(wrong.status).toBe(403)
  })
})

describe('what is my own (STAFF-15)', () => {
  test("sessions are listed and ended, only the member's own", async () => {
    const { passkey, request, read } = await join()
    const { answer } = await signIn(passkey)
    const there = startBrowser(shop, cookieOf(answer))
    const { items } = await read<{ items: { sessionId: number; isThis: boolean }[] }>('/me/sessions')
    expect(items.filter(({ isThis }) => isThis)).toHaveLength(1)
    const other = items.find(({ isThis }) => !isThis)?.sessionId ?? 0
    const stranger = await join()
    expect((await stranger.request(`/me/sessions/${other}`, { method: 'DELETE' })).status).toBe(404)
    expect((await request(`/me/sessions/${other}`, { method: 'DELETE' })).status).toBe(204)
    expect((await there.request('/me')).status).toBe(401)
    expect((await request('/sign-out', { method: 'POST' })).status).toBe(204)
    expect((await request('/me')).status).toBe(401)
  })

  test('another passkey opens the same door, and the last one stays (STAFF-42)', async () => {
    const { request, read, me } = await join()
    const another = createAuthenticator({ origin, rpId })
    const { options } = await read<Options>('/me/passkeys/options', { method: 'POST' })
    const json = { name: 'phone', response: another.create(options) }
    expect((await request('/me/passkeys', { json })).status).toBe(204)
    expect(await (await signIn(another)).answer.json()).toMatchObject({ memberId: me.memberId })
    const { items } = await read<{ items: { passkeyId: number; name: string }[] }>('/me/passkeys')
    expect(items.map(({ name }) => name)).toEqual(['laptop', 'phone'])
    const statuses = []
    for (const { passkeyId } of items)
      statuses.push((await request(`/me/passkeys/${passkeyId}`, { method: 'DELETE' })).status)
    expect(statuses).toEqual([204, 404])
  })
})
