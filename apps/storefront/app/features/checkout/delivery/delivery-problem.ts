import { type Problem, problemOf } from '../../../shared/shop/problem'

/** Why a choice of delivery was not kept, with a code that has words. */
export function deliveryProblem(error: unknown): Problem {
  const problem = problemOf(error)
  // What the list no longer has was chosen before.
  if (problem.code === 'not-found') return { ...problem, code: 'place-gone' }
  // The goods became too much for it meanwhile, in another tab for one; no field is to blame.
  // DELIVERY-16: no field has the place that was chosen.
  const inTerritory = problem.errors?.find(
    ({ parameter, territory }) => territory && !parameter.startsWith('address'),
  )
  if (inTerritory) return { ...problem, code: 'territory-not-served' }
  const isRefused = problem.errors?.some(({ message }) => message === 'not-delivered-there')
  return isRefused ? { ...problem, code: 'way-impossible' } : problem
}
