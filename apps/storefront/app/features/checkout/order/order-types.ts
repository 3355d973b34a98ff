import type { ApiClient } from '@haverhof/api-client'

/** An order as whoever has its key sees it. */
export type Order = Awaited<ReturnType<ApiClient['orders']['get']>>
