import { fieldLimits } from '@haverhof/domain/checkout'
import { createRoute, z } from '@hono/zod-openapi'
import type { AppContext } from '../app-context.ts'
import { createRouter, failures, IdParameter, json, type Router } from '../http/index.ts'
import { importedAddresses } from './address-directory.ts'
import { readDeliveryCountries } from './read-delivery-countries.ts'
import { readHomeTariff } from './read-tariff.ts'
import { DeliveryCountry, FoundAddress, HomeTariff, ParcelShop } from './schemas.ts'
import type { DpdClient } from './dpd/dpd-client.ts'
import { dpdFinder } from './dpd/dpd-finder.ts'
import { parcelShopDirectory } from './parcel-shop-directory.ts'
import type { ParcelShopFinder } from './parcel-shop-finder.ts'

const tags = ['delivery']

const countries = createRoute({
  method: 'get',
  path: '/api/delivery/countries',
  tags,
  summary: 'The countries this site sends to, its own first',
  responses: { 200: json(z.array(DeliveryCountry), 'Countries'), ...failures(400, 421) },
})
const tariff = createRoute({
  method: 'get',
  path: '/api/delivery/tariff',
  tags,
  summary: 'What a parcel or a lorry to a door in the country of the site costs; null where nothing is sent',
  responses: { 200: json(z.union([HomeTariff, z.null()]), 'The tariff'), ...failures(421) },
})
const parcelShops = createRoute({
  method: 'get',
  path: '/api/delivery/parcelshops',
  tags,
  summary: 'Pickup points around a town or postcode, nearest first',
  request: {
    query: z.object({
      zipcodeOrCity: z.string().trim().min(1).max(fieldLimits.zipcodeOrCity),
      countryId: IdParameter.optional().openapi({ description: 'The site’s own country when left out' }),
    }),
  },
  responses: { 200: json(z.array(ParcelShop), 'Pickup points'), ...failures(400, 421) },
})

const address = createRoute({
  method: 'get',
  path: '/api/delivery/address',
  tags,
  summary: 'The street and place of a postcode and number, as far as a register knows them',
  request: {
    query: z.object({
      zipcode: z.string().trim().min(1).max(fieldLimits.zipcode),
      streetNumber: z.string().trim().max(fieldLimits.streetNumber).optional(),
      countryId: IdParameter.optional().openapi({ description: 'The site’s own country when left out' }),
    }),
  },
  responses: { 200: json(FoundAddress, 'Street and place'), ...failures(400, 421) },
})

export function deliveryRoutes(context: AppContext): Router {
  const router = createRouter()
  const finder = parcelShopFinder(context)
  router.openapi(countries, async (c) => c.json(await readDeliveryCountries(context, c.var.scope), 200))
  router.openapi(tariff, async (c) => c.json(await readHomeTariff(context, c.var.scope), 200))
  router.openapi(parcelShops, async (c) => {
    const { siteId, countryId: own } = c.var.scope
    const { zipcodeOrCity, countryId = own } = c.req.valid('query')
    return c.json(await finder.find({ siteId, countryId, zipcodeOrCity }), 200)
  })
  const addresses = importedAddresses(context.database.reader)
  router.openapi(address, async (c) => {
    const { zipcode, streetNumber = null, countryId = c.var.scope.countryId } = c.req.valid('query')
    return c.json(await addresses.find({ countryId, zipcode, streetNumber }), 200)
  })
  return router
}

/** DPD's own service when the shop has an account with it, otherwise the shop's directory (DELIVERY-4). */
function parcelShopFinder(context: AppContext): ParcelShopFinder {
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
