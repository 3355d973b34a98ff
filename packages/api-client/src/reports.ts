import { bodyOf, done, type Http } from './http.ts'
import { checkedParameters } from './parameters.ts'
import type { components } from '../build/schema.d.ts'

type Schemas = components['schemas']
type About = Pick<Schemas['ReportedText'], 'kind' | 'id'>

/** REPORTS-1: what readers report; few pages ask. */
export function reportCalls({ calls }: Http) {
  return {
    about({ kind, id }: About) {
      const params = { path: { kind, ...checkedParameters({ id }) } }
      return bodyOf(calls.GET('/api/reports/{kind}/{id}', { params }))
    },
    send: (report: Schemas['ReportInput']) => done(calls.POST('/api/reports', { body: report })),
  }
}
