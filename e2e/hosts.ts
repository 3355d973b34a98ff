export const port = Number(process.env['E2E_PORT'] ?? 4310)

/** Where stories find the staff of the shop. */
export const staffPort = port + 1

/** Every host of the shop: the language it speaks and the brand it wears. */
export const hosts = [
  ['haverhof.nl', 'nl', 'shop'],
  ['en.haverhof.nl', 'en', 'shop'],
  ['haverhof.be', 'nl', 'shop'],
  ['en.haverhof.be', 'en', 'shop'],
  ['haverhof.de', 'de', 'shop'],
  ['en.haverhof.de', 'en', 'shop'],
  ['haverhof.dk', 'da', 'shop'],
  ['haverhof.com', 'en', 'shop'],
  ['haverhof.it', 'it', 'shop'],
  ['haverhof.pt', 'pt', 'shop'],
  ['haverhof.es', 'es', 'shop'],
  ['haverhof.se', 'sv', 'shop'],
  ['haverhof.ee', 'et', 'shop'],
  ['muehldorfer.de', 'de', 'muehldorfer'],
  ['muehldorfer.nl', 'nl', 'muehldorfer'],
  ['muehldorfer.dk', 'da', 'muehldorfer'],
  ['haverhof-group.com', 'en', 'corporate'],
  ['nl.haverhof-group.com', 'nl', 'corporate'],
] as const

export type Host = (typeof hosts)[number][0]

/** The address of a page on one of the shop's hosts, as it answers outside production. */
export function at(host: Host, path: string): string {
  return `http://${host}.localhost:${port}${path}`
}

/** Whether an address belongs to the shop, so that a request to it reaches no third party. */
export function isOurs(address: string): boolean {
  const { protocol, host } = new URL(address)
  if (protocol === 'data:' || protocol === 'blob:') return true
  if (host === `backoffice.localhost:${port}`) return true
  return hosts.some(([name]) => host === `${name}.localhost:${port}`) || host === `localhost:${port}`
}
