import { bodyOf, done, type Http } from './http.ts'
import { checkedParameters } from './parameters.ts'

/** Results of the laboratory. The key is the only credential, so nothing of them is ever cached (API-CLIENT-8). */
export function resultCalls({ calls }: Http) {
  return {
    report(key: string) {
      const path = checkedParameters({ key })
      return bodyOf(calls.GET('/api/results/{key}', { params: { path } }))
    },
    /** Says what a sample is that is still to come in: hay or silage, and the day it was taken as DD-MM-YYYY. */
    describe(key: string, body: { sampleType: string; takenOn: string }) {
      const path = checkedParameters({ key })
      return done(calls.PUT('/api/results/{key}/sample', { params: { path }, body }))
    },
  }
}
