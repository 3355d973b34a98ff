import { createRoute, z } from '@hono/zod-openapi'
import { failures, IdParameter, json, jsonBody } from '../http/index.ts'
import {
  HorseChange,
  HorseInput,
  HorsePhotoInput,
  Horses,
  Horse,
  PackInput,
  ReminderToken,
  WeightInput,
} from './schemas.ts'

const tags = ['horses']
const done = { 204: { description: 'Done' } }

const horseId = IdParameter.openapi({ param: { name: 'horseId', in: 'path' } })
const ofHorse = z.object({ horseId })
const ofPack = z.object({
  horseId,
  productVariantId: IdParameter.openapi({ param: { name: 'productVariantId', in: 'path' } }),
})
const ofWeight = z.object({
  horseId,
  weighedOn: z.iso.date().openapi({ param: { name: 'weighedOn', in: 'path' } }),
})

/** The calls about the signed-in customer's own horses. */
export const horseCalls = {
  list: createRoute({
    method: 'get',
    path: '/api/account/horses',
    tags,
    summary: 'The horses of the customer, with their weights and packs',
    responses: { 200: json(Horses, 'Horses by name'), ...failures(401, 421) },
  }),

  add: createRoute({
    method: 'post',
    path: '/api/account/horses',
    tags,
    summary: 'Keep a horse; the horse of a browser is kept once however often it comes',
    request: { body: jsonBody(HorseInput) },
    responses: {
      200: json(Horse.pick({ horseId: true }), 'The horse'),
      ...failures(400, 401, 403, 409, 413, 429),
    },
  }),

  change: createRoute({
    method: 'put',
    path: '/api/account/horses/{horseId}',
    tags,
    summary: 'Change a horse; another weight is written down as that of today',
    request: { params: ofHorse, body: jsonBody(HorseChange) },
    responses: { ...done, ...failures(400, 401, 403, 404, 409, 413) },
  }),

  remove: createRoute({
    method: 'delete',
    path: '/api/account/horses/{horseId}',
    tags,
    summary: 'Forget a horse with all that belongs to it',
    request: { params: ofHorse },
    responses: { ...done, ...failures(400, 401, 403, 404) },
  }),

  weigh: createRoute({
    method: 'post',
    path: '/api/account/horses/{horseId}/weights',
    tags,
    summary: 'Write down what a horse weighed on a day; a second figure of a day replaces the first',
    request: { params: ofHorse, body: jsonBody(WeightInput) },
    responses: { ...done, ...failures(400, 401, 403, 404, 409, 413) },
  }),

  removeWeight: createRoute({
    method: 'delete',
    path: '/api/account/horses/{horseId}/weights/{weighedOn}',
    tags,
    summary: 'Take back a weight; the last one stays',
    request: { params: ofWeight },
    responses: { ...done, ...failures(400, 401, 403, 404, 409) },
  }),

  photo: createRoute({
    method: 'get',
    path: '/api/account/horses/{horseId}/photo',
    tags,
    summary: 'The photo of a horse',
    request: { params: ofHorse },
    responses: {
      200: {
        description: 'The photo as the shop keeps it',
        content: { 'image/jpeg': { schema: z.string().openapi({ format: 'binary' }) } },
      },
      ...failures(400, 401, 404),
    },
  }),

  setPhoto: createRoute({
    method: 'put',
    path: '/api/account/horses/{horseId}/photo',
    tags,
    summary: 'Give a horse a photo, instead of the one before',
    request: {
      params: ofHorse,
      body: { required: true, content: { 'multipart/form-data': { schema: HorsePhotoInput } } },
    },
    responses: { ...done, ...failures(400, 401, 403, 404, 413, 429, 503) },
  }),

  removePhoto: createRoute({
    method: 'delete',
    path: '/api/account/horses/{horseId}/photo',
    tags,
    summary: 'Take the photo of a horse away',
    request: { params: ofHorse },
    responses: { ...done, ...failures(400, 401, 403, 404) },
  }),
}

/** The calls about packs that horses eat from, and the mail before one runs out. */
export const packCalls = {
  open: createRoute({
    method: 'put',
    path: '/api/account/horses/{horseId}/packs/{productVariantId}',
    tags,
    summary: 'A horse eats from a pack since a day, so much of it a day',
    request: { params: ofPack, body: jsonBody(PackInput) },
    responses: { ...done, ...failures(400, 401, 403, 404, 409, 413) },
  }),

  remove: createRoute({
    method: 'delete',
    path: '/api/account/horses/{horseId}/packs/{productVariantId}',
    tags,
    summary: 'A horse no longer eats from a pack',
    request: { params: ofPack },
    responses: { ...done, ...failures(400, 401, 403, 404) },
  }),

  end: createRoute({
    method: 'post',
    path: '/api/horses/reminders/end',
    tags,
    summary: 'No more mails about packs that run out, with the token of a mailed link',
    request: { body: jsonBody(ReminderToken) },
    responses: { ...done, ...failures(400, 403, 404, 413) },
  }),

  /** Mail programs call this with one click of their own (RFC 8058), so it asks for no header of ours (HTTP-5). */
  oneClick: createRoute({
    method: 'post',
    path: '/api/horses/reminders/oneclick',
    tags,
    summary: 'No more mails about packs that run out, from within a mail program',
    request: { query: ReminderToken },
    responses: { ...done, ...failures(400, 404) },
  }),
}
