/** What a thing is called for ever (`page:delivery`), on one host. */
export type PageRef = { siteId: number; languageId: number; ref: string }
export type PageAddress = PageRef & { path: string; title: string }

/** Addresses belong to the content, which comes later: where the shop is put together, sites are handed what asks for them. */
export type PagesOfSites = {
  /** One statement; what has no address is missing. */
  findAddresses: (refs: readonly PageRef[]) => Promise<PageAddress[]>
  /** One statement: where the page of one host is on another; null where it is not. */
  findSamePage: (
    page: { siteId: number; languageId: number; path: string },
    on: { siteId: number; languageId: number },
  ) => Promise<string | null>
}

type Host = Omit<PageRef, 'ref'>

/** The address of each of these refs on its host; no statement when there are none. */
export async function addressBook(
  { findAddresses }: PagesOfSites,
  wanted: readonly (Host & { ref: string | null })[],
): Promise<(host: Host, ref: string | null) => PageAddress | null> {
  const refs = wanted.flatMap(({ siteId, languageId, ref }) =>
    ref === null ? [] : { siteId, languageId, ref },
  )
  const addresses = refs.length === 0 ? [] : await findAddresses(refs)
  const byRef = new Map(addresses.map((address) => [keyOf(address, address.ref), address]))
  return (host, ref) => (ref === null ? null : (byRef.get(keyOf(host, ref)) ?? null))
}

function keyOf({ siteId, languageId }: Host, ref: string): string {
  return `${siteId} ${languageId} ${ref}`
}
