import { createRoute } from '@hono/zod-openapi'
import { failures, json, jsonBody } from '../../http/index.ts'
import { AddressBook, BookEntry, BookEntryInput, EntryPath } from './schemas.ts'

const tags = ['account']
const done = { 204: { description: 'Done' } }
const body = jsonBody(BookEntryInput)

/** The address book of the customer who is signed in (ACCOUNTS-17). */
export const addressBookCalls = {
  list: createRoute({
    method: 'get',
    path: '/api/account/addresses',
    tags,
    summary: 'The address book of the customer',
    responses: { 200: json(AddressBook, 'That of the bill first'), ...failures(401) },
  }),
  add: createRoute({
    method: 'post',
    path: '/api/account/addresses',
    tags,
    summary: 'Keep one more address; the first one is where bills and goods go',
    request: { body },
    responses: {
      200: json(BookEntry.pick({ addressId: true }), 'The entry'),
      ...failures(400, 401, 403, 409, 413),
    },
  }),
  change: createRoute({
    method: 'put',
    path: '/api/account/addresses/{addressId}',
    tags,
    summary: 'Change an address, or make it the one that bills or goods go to',
    request: { params: EntryPath, body },
    responses: { ...done, ...failures(400, 401, 403, 404, 413) },
  }),
  remove: createRoute({
    method: 'delete',
    path: '/api/account/addresses/{addressId}',
    tags,
    summary: 'Forget an address; bills and goods then go to the oldest that is left',
    request: { params: EntryPath },
    responses: { ...done, ...failures(400, 401, 403, 404) },
  }),
}
