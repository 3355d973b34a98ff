import { Refusal } from '../http/index.ts'

/** HORSES-2: no more of these are kept. */
export function tooMany(what: 'horses' | 'weights' | 'packs', maximum: number): Refusal {
  return new Refusal({ status: 409, code: `too-many-${what}`, title: 'No more of these are kept.', maximum })
}

/** HORSES-4: a horse without a weight could be told nothing. */
export function lastWeight(): Refusal {
  return new Refusal({ status: 409, code: 'last-weight', title: 'The last weight stays.' })
}

/** HORSES-12: one answer for links that were never sent and for those of horses that are gone. */
export function linkInvalid(): Refusal {
  return new Refusal({ status: 404, code: 'link-invalid', title: 'This link is no longer valid.' })
}
