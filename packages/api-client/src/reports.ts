import { bodyOf, done, type Http } from './http.ts'
import { checkedParameters } from './parameters.ts'
import type { components } from '../build/schema.d.ts'

type Schemas = components['schemas']
type About = Pick<Schemas['ReportedText'], 'kind' | 'id'>

/** What readers report; few pages ask (REPORTS-1). */
export function reportCalls({ calls }: Http) {
  return {
    about({ kind, id }: About) {
      const params = { path: { kind, ...checkedParameters({ id }) } }
      return bodyOf(calls.GET('/api/reports/{kind}/{id}', { params }))
    },
    send: (report: Schemas['ReportInput']) => done(calls.POST('/api/reports', { body: report })),
  }
}
