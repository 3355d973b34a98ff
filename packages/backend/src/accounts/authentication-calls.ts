import { createRoute, z } from '@hono/zod-openapi'
import { failures, json } from '../http/index.ts'
import { Captcha, jsonBody } from './calls.ts'
import { CaptchaChallenge, SignInAnswer, SignInInput } from './schemas.ts'

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
