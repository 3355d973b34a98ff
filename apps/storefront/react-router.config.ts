import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // The route table is small: one manifest with the first page, no calls for more later.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
