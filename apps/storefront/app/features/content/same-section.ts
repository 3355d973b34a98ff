type Link = { title: string; url: string }
type Footer = { columns: readonly { links: readonly Link[] }[]; legal: readonly Link[] }

/** The pages that stand beside this one at the foot of the shop: what belongs together is listed together there. */
export function sameSection(footer: Footer, url: string): Link[] {
  const sections = [...footer.columns.map(({ links }) => links), footer.legal]
  const own = sections.find((links) => links.some((link) => link.url === url)) ?? []
  return own.filter((link) => link.url !== url)
}
