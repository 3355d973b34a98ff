export type LoadRequest = {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  headers?: Record<string, string>
  body?: string
  /** Fields of the answer that later steps of the same visit need. */
  take?: string[]
}
export type Load = {
  url: string
  seconds: number
  clients: number
  requests: LoadRequest[]
  amount?: number
  /** The requests are the steps of one visit, each visit about another of these packs. */
  visitsAbout?: number[] | undefined
}
export type LoadResult = {
  perSecond: number
  p50: number
  p99: number
  requests: number
  failures: number
  /** Connections that ended without an answer. */
  cut: number
  /** What the shop said to the first visit that it refused. */
  refusal: string | undefined
  bytes: number
}
