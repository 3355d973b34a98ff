import { staffApiDocument } from '@haverhof/backend'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { type ApiDocument, lostFrom } from './api-compatibility.ts'

const order = {
  type: 'object',
  properties: {
    orderId: { type: 'integer' },
    state: { type: 'string', enum: ['paid', 'sent'] },
    lines: { type: 'array', items: { $ref: '#/components/schemas/Line' } },
    note: { type: ['string', 'null'] },
  },
  required: ['orderId', 'state', 'lines'],
}
const line = {
  type: 'object',
  properties: { name: { type: 'string' }, part: { $ref: '#/components/schemas/Line' } },
  required: ['name'],
}
const shipment = {
  type: 'object',
  properties: { carrier: { type: 'string', enum: ['dhl', 'dpd'] }, parcel: { type: 'string' } },
  required: ['carrier'],
}

type Parts = { order?: object; line?: object; shipment?: object; query?: object[]; methods?: object }

const json = (schema: object) => ({ content: { 'application/json': { schema } } })

function documentOf({ methods = {}, ...parts }: Parts = {}): ApiDocument {
  const limit = { name: 'limit', in: 'query', schema: { type: 'integer' } }
  return {
    paths: {
      '/orders': {
        get: {
          parameters: [limit, ...(parts.query ?? [])],
          responses: { 200: json(parts.order ?? order) },
        },
        ...methods,
      },
      '/shipments': { post: { requestBody: json(parts.shipment ?? shipment), responses: { 204: {} } } },
    },
    webhooks: { 'order.sent': { post: { requestBody: json(parts.order ?? order) } } },
    components: { schemas: { Line: parts.line ?? line } },
  } as ApiDocument
}

const older = documentOf({ methods: { delete: { responses: { 204: {} } } } })
/** What is lost where nothing but this differs. */
const lost = (parts: Parts) => lostFrom(documentOf(), documentOf(parts))
const answer = 'GET /orders 200 application/json'

test('the same document loses nothing', () => {
  expect(lostFrom(older, structuredClone(older))).toEqual([])
})

test('calls, parameters, fields, words and answers may be added', () => {
  const more = documentOf({
    methods: { delete: { responses: { 204: {} } }, put: { responses: { 200: json(order) } } },
    query: [{ name: 'state', in: 'query', schema: { type: 'string' } }],
    order: {
      ...order,
      properties: { ...order.properties, total: { type: 'integer' } },
      required: ['total', ...order.required],
    },
    shipment: {
      ...shipment,
      properties: { ...shipment.properties, carrier: { type: 'string' }, weight: { type: 'number' } },
    },
  })
  expect(lostFrom(older, more)).toEqual([])
})

test('a method and a path that are gone are named', () => {
  expect(lostFrom(older, documentOf())).toEqual(['DELETE /orders is gone', 'DELETE /orders 204 is gone'])
  const { '/shipments': shipments, ...paths } = documentOf().paths ?? {}
  expect(shipments).toBeDefined()
  expect(lostFrom(documentOf(), { ...documentOf(), paths })).toContain('POST /shipments is gone')
})

test('a field of an answer that is gone, may be missing or may be null is named, also inside of lines and webhooks', () => {
  const { lines: _, ...properties } = order.properties
  expect(lost({ order: { ...order, properties } })).toEqual([
    `${answer}: lines is gone`,
    `${answer}: lines.* is gone`,
    `${answer}: lines.*.name is gone`,
    `${answer}: lines.*.part is gone`,
    ...['lines', 'lines.*', 'lines.*.name', 'lines.*.part'].map(
      (field) => `webhook order.sent application/json: ${field} is gone`,
    ),
  ])
  expect(lost({ line: { ...line, required: [] } })).toContain(`${answer}: lines.*.name may be missing`)
  const nullable = { ...line, properties: { ...line.properties, name: { type: ['string', 'null'] } } }
  expect(lost({ line: nullable })).toContain(`${answer}: lines.*.name may be null`)
})

test('a field or parameter that must be sent from now on is named, whether it is new or was there', () => {
  const weight = { ...shipment.properties, weight: { type: 'number' } }
  expect(lost({ shipment: { ...shipment, properties: weight, required: ['carrier', 'weight'] } })).toEqual([
    'POST /shipments: body weight is required',
  ])
  expect(lost({ shipment: { ...shipment, required: ['carrier', 'parcel'] } })).toEqual([
    'POST /shipments: body parcel is required',
  ])
  const site = { name: 'site', in: 'query', required: true, schema: { type: 'integer' } }
  expect(lost({ query: [site] })).toEqual(['GET /orders: query site is required'])
})

test('a field that is no longer taken, or takes another type, is named', () => {
  const { parcel: _, ...properties } = shipment.properties
  expect(lost({ shipment: { ...shipment, properties } })).toEqual(['POST /shipments: body parcel is gone'])
  const counted = { ...shipment.properties, parcel: { type: 'integer' } }
  expect(lost({ shipment: { ...shipment, properties: counted } })).toEqual([
    'POST /shipments: body parcel may not be string',
  ])
})

test('a word that an enum has lost is named in what is sent and in what is answered', () => {
  const carrier = { type: 'string', enum: ['dhl'] }
  expect(lost({ shipment: { ...shipment, properties: { ...shipment.properties, carrier } } })).toEqual([
    'POST /shipments: body carrier is never "dpd"',
  ])
  const state = { type: 'string', enum: ['paid'] }
  expect(lost({ order: { ...order, properties: { ...order.properties, state } } })).toContain(
    `${answer}: state is never "sent"`,
  )
  const parcel = { type: 'string', enum: ['small'] }
  expect(lost({ shipment: { ...shipment, properties: { ...shipment.properties, parcel } } })).toEqual([
    'POST /shipments: body parcel takes words of a list alone',
  ])
})

test('of a body with several shapes, a field is lost where no shape has it', () => {
  const two = {
    oneOf: [order, { ...order, properties: { orderId: { type: 'integer' } }, required: ['orderId'] }],
  }
  const one = { oneOf: [two.oneOf[1] ?? {}] }
  expect(lostFrom(documentOf({ order: two }), documentOf({ order: one }))).toContain(
    `${answer}: state is gone`,
  )
})

const file = path.resolve(import.meta.dirname, '../docs/integrators/staff-api-v1.json')
const contract = JSON.parse(readFileSync(file, 'utf8')) as ApiDocument

test('the staff API of today keeps what its version 1 promises integrators', async () => {
  expect(lostFrom(contract, await staffApiDocument())).toEqual([])
})

test('the document of the staff API is read: a field of it that is taken away is lost', () => {
  const changed = structuredClone(contract)
  delete changed.components?.schemas?.['StaffOrder']?.properties?.['orderId']
  expect(lostFrom(contract, changed)).toContain(
    'GET /staff-api/v1/orders/{id} 200 application/json: orderId is gone',
  )
})
