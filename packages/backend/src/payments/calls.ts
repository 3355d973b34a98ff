import { createRoute, z } from '@hono/zod-openapi'
import { failures, json, jsonBody } from '../http/index.ts'
import { GiftCardBalance, GiftCardInput, SandboxFinish, SandboxPayment, SandboxReturn } from './schemas.ts'

const tags = ['payments']

const SandboxPath = z.object({ id: z.string().min(1).max(100) })

/** The calls about gift cards and the sandbox provider, as the shop declares them. */
export const paymentCalls = {
  giftCardBalance: createRoute({
    method: 'post',
    path: '/api/giftcards/balance',
    tags,
    summary: 'What is left on a gift card',
    request: { body: jsonBody(GiftCardInput) },
    responses: { 200: json(GiftCardBalance, 'The balance'), ...failures(400, 403, 422, 429) },
  }),

  sandboxPayment: createRoute({
    method: 'get',
    path: '/api/sandbox/payments/{id}',
    tags,
    summary: 'A payment at the sandbox provider, for its page',
    request: { params: SandboxPath },
    responses: { 200: json(SandboxPayment, 'The payment'), ...failures(404) },
  }),

  sandboxFinish: createRoute({
    method: 'post',
    path: '/api/sandbox/payments/{id}/finish',
    tags,
    summary: 'Pay, or fail to pay, at the sandbox provider',
    request: {
      params: SandboxPath,
      body: jsonBody(SandboxFinish),
    },
    responses: { 200: json(SandboxReturn, 'Where to go on'), ...failures(400, 403, 404, 409) },
  }),

  sandboxChargeBack: createRoute({
    method: 'post',
    path: '/api/sandbox/payments/{id}/chargeback',
    tags,
    summary: 'Have a collection taken back at the sandbox provider',
    request: { params: SandboxPath },
    responses: { 204: { description: 'Taken back' }, ...failures(400, 403, 404, 409) },
  }),
}
