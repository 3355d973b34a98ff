import { isMailingParameter, mailingIdIn, mailingIdPattern } from '@haverhof/domain/sites'
import { campaignStorageKey } from './constants'
import { readStored, session, writeStored } from './storage'
import { createStore } from './store'

/** The address without the id of the mailing that led here, and the id. */
export function splitCampaign(address: string): { address: string; mailplusId: string | null } {
  const url = new URL(address)
  const mailplusId = mailingIdIn(url.searchParams)
  const names = [...url.searchParams.keys()].filter(isMailingParameter)
  for (const name of names) url.searchParams.delete(name)
  return { address: names.length > 0 ? url.href : address, mailplusId }
}

/** The mailing this visit came from, until it is reported. */
export const campaign = createStore<string | null>(null)

/** Takes the id out of the address bar before the router reads it; it is reported once per visit (TRACKING-3). */
export function takeCampaign(): void {
  const { address, mailplusId } = splitCampaign(location.href)
  if (address !== location.href) history.replaceState(history.state, '', address)
  if (mailplusId === null || mailplusId === readCampaign()) return
  campaign.set(mailplusId)
  writeStored(campaignStorageKey, mailplusId, session)
}

/** The mailing this visit came from, also after it was reported: a cart made during the visit carries it. */
export function readCampaign(): string | null {
  const stored = readStored(campaignStorageKey, session)
  return stored !== null && mailingIdPattern.test(stored) ? stored : null
}
