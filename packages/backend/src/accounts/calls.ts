import { captchaHeader } from '@haverhof/domain/accounts'
import { createRoute, z } from '@hono/zod-openapi'
import { failures, json, jsonBody } from '../http/index.ts'
import {
  Account,
  AccountInput,
  ChangeEmailInput,
  ChangePasswordInput,
  ConfirmInput,
  MailboxInput,
  NewPasswordInput,
  RegisterInput,
} from './schemas.ts'

const tags = ['account']
const done = { 204: { description: 'Done' } }

export const Captcha = z.object({
  [captchaHeader]: z.string().max(8000).optional().openapi({ description: 'A solved captcha' }),
})

const CallbackUrl = z.string().max(20_000).optional().openapi({
  description: 'The page of the shop that the mailed link opens; userId and token are added',
})
export const Callback = z.object({ callbackUrl: CallbackUrl })
const UserPath = z.object({ userId: z.string().max(100) })
const Token = z.object({ token: z.string().max(200) })

/** What a visitor does who is not signed in. */
const visitorCalls = {
  register: createRoute({
    method: 'post',
    path: '/api/account',
    tags,
    summary: 'Open an account; a mail activates it',
    request: { query: Callback, headers: Captcha, body: jsonBody(RegisterInput) },
    responses: { ...done, ...failures(400, 403, 413, 422, 429, 503) },
  }),
  confirm: createRoute({
    method: 'post',
    path: '/api/account/{userId}/confirm',
    tags,
    summary: 'Activate an account, or take over a new e-mail address, with the token of the mailed link',
    request: { params: UserPath, query: Token, body: jsonBody(ConfirmInput, false) },
    responses: { ...done, ...failures(400, 403, 413, 422, 429, 503) },
  }),
  forgotPassword: createRoute({
    method: 'post',
    path: '/api/account/forgotpassword',
    tags,
    summary: 'Ask for a link to choose another password',
    request: { query: Callback, headers: Captcha, body: jsonBody(MailboxInput) },
    responses: { ...done, ...failures(400, 403, 413, 422, 429, 503) },
  }),
  resendConfirmation: createRoute({
    method: 'post',
    path: '/api/account/resendconfirmation',
    tags,
    summary: 'Ask for the activation mail once more, by the id of the account or by its e-mail address',
    request: {
      query: Callback.extend({ userId: z.string().max(100).optional() }),
      headers: Captcha,
      body: jsonBody(MailboxInput, false),
    },
    responses: { ...done, ...failures(400, 403, 413, 422, 429, 503) },
  }),
  resetPassword: createRoute({
    method: 'post',
    path: '/api/account/{userId}/resetpassword',
    tags,
    summary: 'Choose another password with the token of the mailed link',
    request: { params: UserPath, query: Token, body: jsonBody(NewPasswordInput) },
    responses: { ...done, ...failures(400, 403, 413, 422, 503) },
  }),
}

/** What only the owner does. */
const ownerCalls = {
  read: createRoute({
    method: 'get',
    path: '/api/account',
    tags,
    summary: 'The account of the customer who is signed in',
    responses: { 200: json(Account, 'The account'), ...failures(401) },
  }),
  change: createRoute({
    method: 'put',
    path: '/api/account',
    tags,
    summary: 'Change own details; the e-mail address and the password have calls of their own',
    request: { query: Callback, body: jsonBody(AccountInput) },
    responses: { ...done, ...failures(400, 401, 403, 413, 429) },
  }),
  changePassword: createRoute({
    method: 'post',
    path: '/api/account/changepassword',
    tags,
    summary: 'Choose another password; everybody else is signed out',
    request: { body: jsonBody(ChangePasswordInput) },
    responses: { ...done, ...failures(400, 401, 403, 413, 422, 429, 503) },
  }),
  changeEmailAddress: createRoute({
    method: 'post',
    path: '/api/account/changeemailaddress',
    tags,
    summary: 'Ask for another e-mail address; it counts once its link has been used',
    request: { query: Callback, body: jsonBody(ChangeEmailInput) },
    responses: { ...done, ...failures(400, 401, 403, 413, 422, 429, 503) },
  }),
}

export const accountCalls = { ...visitorCalls, ...ownerCalls }
