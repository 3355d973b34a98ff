import type { ApiClient, Schemas } from '@haverhof/api-client'

export type Horse = Schemas['Horse']
export type HorsePack = Schemas['HorsePack']
export type BoughtPack = Schemas['Horses']['boughtPacks'][number]

/** Sends a change, says it aloud, and reads the page anew. */
export type Change = (call: (api: ApiClient) => Promise<unknown>, said?: string) => void
