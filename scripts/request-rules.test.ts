import { expect, test } from 'vitest'
import { requestRulesOf } from './request-rules.ts'

const body = (schema: object) => ({ requestBody: { content: { 'application/json': { schema } } } })

test('limits, required fields, enums and formats of a request body are named by call and path', () => {
  const grant = {
    type: 'object',
    properties: { role: { type: 'string', enum: ['owner', 'viewer'] } },
    required: ['role'],
  }
  const invitation = {
    type: 'object',
    properties: {
      emailAddress: { type: 'string', minLength: 3, maxLength: 254, description: 'Not for a form' },
      until: { type: ['string', 'null'], format: 'date', default: null },
      carrier: { type: ['string', 'null'], enum: ['dhl', null] },
      pieces: { type: 'integer', minimum: 1 },
      grants: { type: 'array', items: { $ref: '#/components/schemas/Grant' }, minItems: 1 },
      texts: { type: 'object', additionalProperties: { type: 'string', maxLength: 40 } },
    },
    required: ['emailAddress', 'grants'],
    additionalProperties: false,
  }
  expect(
    requestRulesOf({
      paths: { '/invitations': { post: body(invitation), get: {} } },
      components: { schemas: { Grant: grant } },
    }),
  ).toEqual({
    'POST /invitations': {
      emailAddress: { required: true, minLength: 3, maxLength: 254 },
      until: { format: 'date' },
      carrier: { enum: ['dhl'] },
      pieces: { integer: true, minimum: 1 },
      grants: { required: true, minItems: 1 },
      'grants.*.role': { required: true, enum: ['owner', 'viewer'] },
      'texts.*': { maxLength: 40 },
    },
  })
})

test('of a body with several shapes, what one shape alone asks for binds no other', () => {
  const state = (name: string) => ({ type: 'string', enum: [name] })
  const published = {
    properties: { state: state('published'), answer: { maxLength: 4000 }, version: { minimum: 1 } },
    required: ['state', 'answer', 'version'],
  }
  const waiting = {
    properties: { state: state('waiting'), version: { minimum: 1 } },
    required: ['state', 'version'],
  }
  expect(requestRulesOf({ paths: { '/decision': { post: body({ oneOf: [published, waiting] }) } } })).toEqual(
    {
      'POST /decision': {
        state: { required: true },
        answer: { maxLength: 4000 },
        version: { required: true, minimum: 1 },
      },
    },
  )
})
