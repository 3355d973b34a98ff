import { createRoute, z } from '@hono/zod-openapi'
import type { AppContext } from '../app-context.ts'
import { askedLanguage, createRouter, failures, IdPath, json, notFound, type Router } from '../http/index.ts'
import { readCountries, readCountry } from './countries.ts'
import { readLanguages } from './read-languages.ts'
import { Country, Language } from './schemas.ts'

const language = ['languages']
const country = ['countries']

const languages = createRoute({
  method: 'get',
  path: '/api/language',
  tags: language,
  summary: 'All languages',
  responses: { 200: json(z.array(Language), 'Languages') },
})
const oneLanguage = createRoute({
  method: 'get',
  path: '/api/language/{id}',
  tags: language,
  summary: 'One language',
  request: { params: IdPath },
  responses: { 200: json(Language, 'Language'), ...failures(400, 404) },
})
const countries = createRoute({
  method: 'get',
  path: '/api/countries',
  tags: country,
  summary: 'Countries with their English names',
  responses: { 200: json(z.array(Country), 'Countries') },
})
const localizedCountries = createRoute({
  method: 'get',
  path: '/api/countries/localizedname',
  tags: country,
  summary: 'Countries with names in the language of the call',
  responses: { 200: json(z.array(Country), 'Countries') },
})
const oneCountry = createRoute({
  method: 'get',
  path: '/api/countries/{id}',
  tags: country,
  summary: 'One country with its English name',
  request: { params: IdPath },
  responses: { 200: json(Country, 'Country'), ...failures(400, 404) },
})
const localizedCountry = createRoute({
  method: 'get',
  path: '/api/countries/{id}/localizedname',
  tags: country,
  summary: 'One country with its name in the language of the call',
  request: { params: IdPath },
  responses: { 200: json(Country, 'Country'), ...failures(400, 404) },
})

export function languageRoutes(context: AppContext): Router {
  const router = createRouter()
  router.openapi(languages, async (c) => c.json(await readLanguages(context, null), 200))
  router.openapi(oneLanguage, async (c) => {
    const [language] = await readLanguages(context, c.req.valid('param').id)
    if (!language) throw notFound('language')
    return c.json(language, 200)
  })
  router.openapi(countries, async (c) => c.json(await readCountries(context, 'en'), 200))
  router.openapi(localizedCountries, async (c) => c.json(await readCountries(context, askedLanguage(c)), 200))
  router.openapi(oneCountry, async (c) => {
    const country = await readCountry(context, c.req.valid('param').id, 'en')
    if (!country) throw notFound('country')
    return c.json(country, 200)
  })
  router.openapi(localizedCountry, async (c) => {
    const country = await readCountry(context, c.req.valid('param').id, askedLanguage(c))
    if (!country) throw notFound('country')
    return c.json(country, 200)
  })
  return router
}
