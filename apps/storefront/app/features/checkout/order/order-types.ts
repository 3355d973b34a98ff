import type { ApiClient } from '@haverhof/api-client'

/** An order as a caller with its key sees it. */
export type Order = Awaited<ReturnType<ApiClient['orders']['get']>>
