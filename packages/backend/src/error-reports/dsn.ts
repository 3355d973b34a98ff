/** Where reports go, and the word that lets them in. */
export type Destination = { url: string; key: string }

/** From what Sentry calls a DSN, which the settings have checked: `https://key@host/path/project`. */
export function destinationOf(dsn: string): Destination {
  const { protocol, host, username, pathname } = new URL(dsn)
  const [prefix = '', project = ''] = pathname.replace(/\/$/, '').split(/\/(?=[^/]*$)/)
  return { url: `${protocol}//${host}${prefix}/api/${project}/envelope/`, key: username }
}
