import { createRoute } from '@hono/zod-openapi'
import { failures, json, jsonBody } from '../http/index.ts'
import { ReportedText, ReportInput, ReportPath } from './schemas.ts'

const tags = ['reports']

export const reportCalls = {
  about: createRoute({
    method: 'get',
    path: '/api/reports/{kind}/{id}',
    tags,
    summary: 'The review or question that a report would be about',
    request: { params: ReportPath },
    responses: { 200: json(ReportedText, 'As everybody can read it'), ...failures(400, 404) },
  }),

  send: createRoute({
    method: 'post',
    path: '/api/reports',
    tags,
    summary: 'Report a review or a question that is unlawful or breaks the rules; a receipt is mailed',
    request: { body: jsonBody(ReportInput) },
    responses: {
      204: { description: 'Kept until a person decides' },
      ...failures(400, 403, 404, 413, 429),
    },
  }),
}
