import type { AppContext } from '../app-context.ts'
import type { DpdClient } from './dpd/dpd-client.ts'
import { dpdFinder } from './dpd/dpd-finder.ts'
import { parcelShopDirectory } from './parcel-shop-directory.ts'
import type { ParcelShopFinder } from './parcel-shop-finder.ts'

/** DELIVERY-4: DPD's own service when the shop has an account with it, otherwise the shop's directory. */
export function parcelShopFinder(context: AppContext): ParcelShopFinder {
  const { DPD_URL: url, DPD_USER: user, DPD_PASSWORD: password } = context.env
  const directory = parcelShopDirectory(context.database)
  if (url === undefined || user === undefined || password === undefined) return directory
  return dpdFinder(context, whenNeeded({ url, user, password }), directory)
}

/** Reading XML is loaded by the first search: a start must be quick. */
function whenNeeded(account: { url: string; user: string; password: string }): DpdClient {
  let client: Promise<DpdClient> | null = null
  return {
    findShops: async (query) => {
      client ??= import('./dpd/dpd-client.ts').then(({ openDpd }) => openDpd(account))
      return (await client).findShops(query)
    },
  }
}
