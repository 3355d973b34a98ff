import type { Config } from '@react-router/dev/config'

export default {
  // Every screen is behind a sign-in: nothing to index, nothing to render for strangers.
  ssr: false,
  routeDiscovery: { mode: 'initial' },
} satisfies Config
