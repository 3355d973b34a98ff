import { ProviderAway } from './provider.ts'

const SECOND = 1000
const mostFailures = 10
const pauseMs = 30 * SECOND

export type Breaker = <Result>(call: () => Promise<Result>) => Promise<Result>

/**
 * PAYMENTS-6: after ten failures in a row the provider is left alone for half a minute, so that customers are not kept
 * waiting for it. Then one call finds out whether it is back.
 */
export function createBreaker(now: () => Date): Breaker {
  let failures = 0
  let closedUntil = 0
  return async (call) => {
    if (failures >= mostFailures) {
      if (now().getTime() < closedUntil) throw new ProviderAway('the provider is given a rest')
      closedUntil = now().getTime() + pauseMs
    }
    try {
      const result = await call()
      failures = 0
      return result
    } catch (error) {
      if (!(error instanceof ProviderAway)) {
        failures = 0
        throw error
      }
      failures += 1
      if (failures >= mostFailures) closedUntil = now().getTime() + pauseMs
      throw error
    }
  }
}
