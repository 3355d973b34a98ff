import { Refusal } from '../../http/index.ts'

/** What a use case refuses, as an answer. */
export function conflict(code: string, title: string): () => Refusal {
  return () => new Refusal({ status: 409, code, title })
}
