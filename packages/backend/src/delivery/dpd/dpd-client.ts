import type { OpeningHours } from '../../dealers/index.ts'
import { callSoap, SoapFault } from './soap.ts'
import { AuthAnswer, type DpdShop, ShopsAnswer } from './dpd-answers.ts'

type Account = { url: string; user: string; password: string }

export type ShopQuery = { regionCode: string; zipcode: string | null; city: string | null; limit: number }

/** A pickup point as DPD tells it. */
export type ShopHit = {
  parcelShopId: string
  name: string
  street: string
  streetNumber: string
  zipcode: string
  city: string
  latitude: number
  longitude: number
  distanceKm: number
  openingHours: OpeningHours[]
}

export type DpdClient = { findShops: (query: ShopQuery) => Promise<ShopHit[]> }

const types = 'http://dpd.com/common/service/types'
const messageLanguage = 'en_US'

/** DPD's published web services: LoginService 2.0 gives a token for a day, ParcelShopFinderService 5.0 asks for it. */
export function openDpd({ url, user, password }: Account): DpdClient {
  const base = url.replace(/\/$/, '')
  let token: Promise<string> | null = null

  async function signIn(): Promise<string> {
    const getAuth = { 'ns:getAuth': { delisId: user, password, messageLanguage } }
    const answer = await callSoap({
      url: `${base}/LoginService/V2_0/`,
      namespaces: { ns: `${types}/LoginService/2.0` },
      body: getAuth,
    })
    return AuthAnswer.parse(answer).getAuthResponse.return.authToken
  }

  async function ask(query: ShopQuery, authToken: string): Promise<ShopHit[]> {
    const answer = await callSoap({
      url: `${base}/ParcelShopFinderService/V5_0/`,
      namespaces: { auth: `${types}/Authentication/2.0`, ns: `${types}/ParcelShopFinderService/5.0` },
      header: { 'auth:authentication': { delisId: user, authToken, messageLanguage } },
      body: { 'ns:findParcelShops': requestOf(query) },
    })
    return ShopsAnswer.parse(answer).findParcelShopsResponse.parcelShop.map(foundShop)
  }

  return {
    findShops: async (query) => {
      token ??= signIn()
      const current = token
      try {
        return await ask(query, await current)
      } catch (error) {
        if (token === current) token = null
        // A token may have grown old: one new one is worth a try, other failures are not.
        if (!(error instanceof SoapFault)) throw error
        token = signIn()
        return ask(query, await token)
      }
    },
  }
}

function requestOf({ regionCode, zipcode, city, limit }: ShopQuery) {
  return {
    country: regionCode,
    ...(zipcode === null ? {} : { zipCode: zipcode }),
    ...(city === null ? {} : { city }),
    limit,
    hideClosed: true,
  }
}

function foundShop(shop: DpdShop): ShopHit {
  return {
    parcelShopId: shop.pudoId ?? shop.parcelShopId,
    name: shop.company,
    street: shop.street,
    streetNumber: shop.houseNo,
    zipcode: shop.zipCode,
    city: shop.city,
    latitude: shop.latitude,
    longitude: shop.longitude,
    distanceKm: shop.distance,
    openingHours: shop.openingHours,
  }
}
