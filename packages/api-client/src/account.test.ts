import { beforeEach, describe, expect, test } from 'vitest'
import { createApiClient } from './index.ts'

const sent: Request[] = []
const api = createApiClient({
  baseUrl: 'https://haverhof.nl',
  scope: { siteId: 1, languageId: 1 },
  send: async (request) => {
    sent.push(request)
    return Response.json(true)
  },
})
beforeEach(() => {
  sent.length = 0
})

async function lastCall() {
  const request = sent.at(-1)
  if (!request) throw new Error('nothing was sent')
  const { pathname, search } = new URL(request.url)
  const body = await request.clone().text()
  return { call: `${request.method} ${pathname}${search}`, captcha: request.headers.get('captcha'), body }
}

describe('the calls of an account', () => {
  test('carry the captcha in their header and secrets in their body alone (§5.14)', async () => {
    await api.authentication.signIn(
      { emailAddress: 'a@b.nl', password: 'paard1234', shoppingcartId: null },
      'solved',
    )
    expect(await lastCall()).toEqual({
      call: 'POST /api/authentication/signin',
      captcha: 'solved',
      body: '{"emailAddress":"a@b.nl","password":"paard1234"}',
    })
    await api.account.resetPassword('u', 't', 'paard1234')
    expect(await lastCall()).toEqual({
      call: 'POST /api/account/u/resetpassword?token=t',
      captcha: null,
      body: '{"newPassword":"paard1234"}',
    })
    await api.account.forgotPassword('a@b.nl', 'https://haverhof.nl/account/reset/', 'solved')
    expect(await lastCall()).toEqual({
      call: 'POST /api/account/forgotpassword?callbackUrl=https%3A%2F%2Fhaverhof.nl%2Faccount%2Freset%2F',
      captcha: 'solved',
      body: '{"emailAddress":"a@b.nl"}',
    })
  })

  test('ask for the activation by the id of the account or by its address', async () => {
    await api.account.resendConfirmation({ userId: 'u' }, null, 'solved')
    expect(await lastCall()).toMatchObject({
      call: 'POST /api/account/resendconfirmation?userId=u',
      body: '{}',
    })
    await api.account.resendConfirmation({ emailAddress: 'a@b.nl' }, null, 'solved')
    expect(await lastCall()).toMatchObject({
      call: 'POST /api/account/resendconfirmation',
      body: '{"emailAddress":"a@b.nl"}',
    })
  })

  test('are never cached', async () => {
    for (let each = 0; each < 2; each += 1) {
      expect(await api.authentication.isAuthenticated()).toBe(true)
      await api.account.get()
    }
    expect(sent).toHaveLength(4)
  })

  test('do not leave without what they need (API-CLIENT-1)', () => {
    const nothing = undefined as unknown as string
    expect(() => api.account.confirm(nothing, 't')).toThrow("The parameter 'userId' must be defined.")
    expect(() => api.account.confirm('u', nothing)).toThrow("The parameter 'token' must be defined.")
    expect(() => api.account.resetPassword('u', 't', nothing)).toThrow(
      "The parameter 'newPassword' must be defined.",
    )
    expect(() => api.account.forgotPassword('a@b.nl', nothing, null)).toThrow(
      "The parameter 'callbackUrl' must be defined.",
    )
    expect(() => api.account.changePassword('paard1234', nothing)).toThrow(
      "The parameter 'currentPassword' must be defined.",
    )
    expect(sent).toEqual([])
  })
})
