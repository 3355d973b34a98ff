import { ProviderAway } from './provider.ts'

const SECOND = 1000
const failuresToOpen = 10
const openMs = 30 * SECOND

export type CircuitBreaker = {
  <Result>(call: () => Promise<Result>): Promise<Result>
  /** Whether calls fail at once now (HEALTH-1). */
  isOpen: () => boolean
}

/**
 * A circuit breaker (PAYMENTS-6). Ten failures in a row open the circuit for half a minute, in which calls fail at once, so that
 * customers are not kept waiting for a provider that is away. Then one call is let through (half open): its success closes the
 * circuit, its failure opens it for another half minute.
 */
export function createCircuitBreaker(now: () => Date): CircuitBreaker {
  let failures = 0
  let openUntil = 0
  const guarded = async <Result>(call: () => Promise<Result>): Promise<Result> => {
    if (failures >= failuresToOpen) {
      if (now().getTime() < openUntil) throw new ProviderAway('the circuit of the provider is open')
      openUntil = now().getTime() + openMs
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
      if (failures >= failuresToOpen) openUntil = now().getTime() + openMs
      throw error
    }
  }
  const isOpen = () => failures >= failuresToOpen && now().getTime() < openUntil
  return Object.assign(guarded, { isOpen })
}
