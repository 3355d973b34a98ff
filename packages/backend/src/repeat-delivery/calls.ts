import { createRoute, z } from '@hono/zod-openapi'
import { failures, IdempotencyHeaders, IdParameter, json, jsonBody } from '../http/index.ts'
import {
  AdditionInput,
  AdditionQuery,
  ContentInput,
  MethodInput,
  MoveInput,
  OneRepeatDelivery,
  PriceQuery,
  ProposalInput,
  RepeatAddition,
  RepeatAddressInput,
  RepeatDeliveries,
  RepeatPrice,
  RepeatProposals,
  RepeatTerms,
  SkipQuery,
} from './schemas.ts'

const tags = ['repeat-delivery']
const done = { 204: { description: 'Done' } }
const params = z.object({
  repeatDeliveryId: IdParameter.openapi({ param: { name: 'repeatDeliveryId', in: 'path' } }),
})
const refusals = failures(400, 401, 403, 404, 409, 413, 422)
const own = '/api/account/repeatdeliveries'

/** A change of one that needs to know nothing else. */
const change = <Name extends string>(name: Name, summary: string) =>
  createRoute({
    method: 'post',
    path: `${own}/{repeatDeliveryId}/${name}` as const,
    tags,
    summary,
    request: { params },
    responses: { ...done, ...refusals },
  })

/** The calls about what comes again every few weeks. */
export const repeatDeliveryCalls = {
  terms: createRoute({
    method: 'get',
    path: '/api/repeatdeliveries/terms',
    tags,
    summary: 'Whether this site delivers again by itself, and on which terms',
    responses: { 200: json(RepeatTerms, 'The terms'), ...failures(421) },
  }),

  proposals: createRoute({
    method: 'get',
    path: '/api/repeatdeliveries/proposals',
    tags,
    summary: 'Every how many days packs would come, by the ration of a horse or of the one on the label',
    request: { query: ProposalInput },
    responses: { 200: json(RepeatProposals, 'One for each pack'), ...failures(400, 421) },
  }),

  list: createRoute({
    method: 'get',
    path: own,
    tags,
    summary: 'The repeat deliveries of the customer',
    responses: {
      200: json(RepeatDeliveries, 'Those that run first, by their next day'),
      ...failures(401, 421),
    },
  }),

  read: createRoute({
    method: 'get',
    path: `${own}/{repeatDeliveryId}`,
    tags,
    summary: 'One of them, with what the next delivery costs, its deliveries and its time line',
    request: { params },
    responses: { 200: json(OneRepeatDelivery, 'The repeat delivery'), ...failures(400, 401, 404, 421) },
  }),

  skip: createRoute({
    method: 'post',
    path: `${own}/{repeatDeliveryId}/skip`,
    tags,
    summary: 'Leaves out the next delivery; the same key skips once',
    request: { params, headers: IdempotencyHeaders, query: SkipQuery },
    responses: { ...done, ...refusals },
  }),

  move: createRoute({
    method: 'post',
    path: `${own}/{repeatDeliveryId}/move`,
    tags,
    summary: 'Another day for the next delivery; those after it are counted from it',
    request: { params, body: jsonBody(MoveInput) },
    responses: { ...done, ...refusals },
  }),

  change: createRoute({
    method: 'put',
    path: `${own}/{repeatDeliveryId}`,
    tags,
    summary: 'What comes, and every how many days',
    request: { params, body: jsonBody(ContentInput) },
    responses: { ...done, ...refusals },
  }),

  price: createRoute({
    method: 'get',
    path: `${own}/{repeatDeliveryId}/price`,
    tags,
    summary: 'What a delivery would come to with these packs instead of what it holds',
    request: { params, query: PriceQuery },
    responses: {
      200: json(RepeatPrice, 'The price that is agreed to'),
      ...failures(400, 401, 404, 409, 421),
    },
  }),

  addition: createRoute({
    method: 'get',
    path: `${own}/{repeatDeliveryId}/additions`,
    tags,
    summary: 'What a delivery would come to with more of a pack in it',
    request: { params, query: AdditionQuery },
    responses: {
      200: json(RepeatAddition, 'The price that is agreed to'),
      ...failures(400, 401, 404, 409, 421),
    },
  }),

  add: createRoute({
    method: 'post',
    path: `${own}/{repeatDeliveryId}/additions`,
    tags,
    summary: 'More of a pack from the next delivery on; the same key adds once',
    request: { params, headers: IdempotencyHeaders, body: jsonBody(AdditionInput) },
    responses: { ...done, ...refusals },
  }),

  changeAddress: createRoute({
    method: 'put',
    path: `${own}/{repeatDeliveryId}/address`,
    tags,
    summary: 'Where it is delivered to',
    request: { params, body: jsonBody(RepeatAddressInput) },
    responses: { ...done, ...refusals },
  }),

  changeMethod: createRoute({
    method: 'put',
    path: `${own}/{repeatDeliveryId}/paymentmethod`,
    tags,
    summary:
      'Another way to pay: the next delivery is paid with it through a mailed link, later ones are collected',
    request: { params, body: jsonBody(MethodInput) },
    responses: { ...done, ...refusals },
  }),

  pause: change('pause', 'Lets it rest until the customer resumes it'),
  resume: change('resume', 'Lets it go on'),
  end: change('end', 'Ends it for good, at once'),
}
