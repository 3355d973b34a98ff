import type { Alternate } from '../page-handle'
import type { Host, Shop } from '../shop'

export type Choice = { host: Host; url: string; current: boolean; samePage: boolean }
export type CountryChoices = { countryCode: string; countryName: string; choices: Choice[] }

/** SHELL-2: where each host of a platform shows this page, query included; its home page where it does not have it. */
export function choicesOf(
  shop: Pick<Shop, 'hosts' | 'siteId' | 'languageId'>,
  alternates: readonly Alternate[],
  search: string,
): Choice[] {
  return shop.hosts.map((host) => {
    const same = alternates.find(
      ({ siteId, languageId }) => siteId === host.siteId && languageId === host.languageId,
    )
    const current = host.siteId === shop.siteId && host.languageId === shop.languageId
    return { host, current, samePage: same !== undefined, url: same ? same.url + search : `${host.origin}/` }
  })
}

/** Grouped by country, in the order of the sites. */
export function byCountry(choices: readonly Choice[]): CountryChoices[] {
  const groups = Map.groupBy(choices, ({ host }) => host.countryCode)
  return [...groups].map(([countryCode, members]) => ({
    countryCode,
    countryName: members[0]?.host.countryName ?? countryCode,
    choices: members,
  }))
}
