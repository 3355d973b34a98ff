import { createRoute, z } from '@hono/zod-openapi'
import { failures, json, jsonBody } from '../http/index.ts'
import { Callback, Captcha } from './calls.ts'
import { PasskeyOptions, SignInPasskeyInput } from './passkey-schemas.ts'
import { CaptchaChallenge, MailboxInput, SignInAnswer, SignInInput, SignInLinkInput } from './schemas.ts'

const tags = ['authentication']

export const authenticationCalls = {
  captcha: createRoute({
    method: 'get',
    path: '/api/authentication/captcha',
    tags,
    summary: 'A challenge of ALTCHA, for one call',
    responses: { 200: json(CaptchaChallenge, 'The challenge') },
  }),
  signIn: createRoute({
    method: 'post',
    path: '/api/authentication/signin',
    tags,
    summary: 'Sign in; the visitor’s cart becomes the customer’s',
    request: { headers: Captcha, body: jsonBody(SignInInput) },
    responses: { 200: json(SignInAnswer, 'Signed in'), ...failures(400, 403, 413, 422, 429, 503) },
  }),
  askForSignInLink: createRoute({
    method: 'post',
    path: '/api/authentication/signinlink',
    tags,
    summary: 'Ask for a mailed link that signs in',
    request: { query: Callback, headers: Captcha, body: jsonBody(MailboxInput) },
    responses: { 204: { description: 'Done' }, ...failures(400, 403, 413, 422, 429, 503) },
  }),
  signInByLink: createRoute({
    method: 'post',
    path: '/api/authentication/signinwithlink',
    tags,
    summary: 'Sign in with the token of a mailed link; the visitor’s cart becomes the customer’s',
    request: { body: jsonBody(SignInLinkInput) },
    responses: { 200: json(SignInAnswer, 'Signed in'), ...failures(400, 403, 413, 422, 503) },
  }),
  passkeyOptions: createRoute({
    method: 'post',
    path: '/api/authentication/passkeyoptions',
    tags,
    summary: 'What a browser asks a passkey with',
    responses: { 200: json(PasskeyOptions, 'What the browser needs'), ...failures(403) },
  }),
  signInByPasskey: createRoute({
    method: 'post',
    path: '/api/authentication/signinwithpasskey',
    tags,
    summary: 'Sign in with a passkey; the visitor’s cart becomes the customer’s',
    request: { body: jsonBody(SignInPasskeyInput) },
    responses: { 200: json(SignInAnswer, 'Signed in'), ...failures(400, 403, 413, 422, 429, 503) },
  }),
  handOver: createRoute({
    method: 'post',
    path: '/api/authentication/handover',
    tags,
    summary: 'A key that takes the session to another language of the site, once and within a minute',
    responses: { 200: json(z.object({ key: z.string() }), 'The key'), ...failures(401, 403) },
  }),
  signOut: createRoute({
    method: 'post',
    path: '/api/authentication/signout',
    tags,
    summary: 'Sign out',
    responses: { 204: { description: 'Done' }, ...failures(403) },
  }),
  isAuthenticated: createRoute({
    method: 'post',
    path: '/api/authentication/isauthenticated',
    tags,
    summary: 'Whether the caller is signed in',
    responses: { 200: json(z.boolean(), 'True or false'), ...failures(403) },
  }),
}
