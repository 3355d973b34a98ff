import { bodyOf, type Http } from './http.ts'
import type { paths } from '../build/schema.d.ts'

type RationQuery = paths['/api/rations']['get']['parameters']['query']

export function rationCalls({ calls, short }: Http) {
  return {
    calculate: (query: RationQuery) =>
      short.read(`rations ${JSON.stringify(query)}`, () =>
        bodyOf(calls.GET('/api/rations', { params: { query } })),
      ),
    /** With what was measured for the customer, so it is never cached (API-CLIENT-8). */
    calculateOwn: (query: RationQuery, sampleId: number) =>
      bodyOf(calls.GET('/api/account/ration', { params: { query: { ...query, sampleId } } })),
    ownForages: () => bodyOf(calls.GET('/api/account/forages')),
  }
}
