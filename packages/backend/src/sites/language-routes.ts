import { z } from '@hono/zod-openapi'
import type { AppContext } from '../app-context.ts'
import { askedLanguage, createRouter, itemRoute, listRoute, notFound, type Router } from '../http/index.ts'
import { readCountries, readCountry } from './countries.ts'
import { readLanguages } from './read-languages.ts'
import { Country, Language } from './schemas.ts'

const languages = listRoute('languages', '/api/language', z.array(Language), {
  summary: 'All languages',
  answer: 'Languages',
})
const oneLanguage = itemRoute('languages', '/api/language/{id}', Language, {
  summary: 'One language',
  answer: 'Language',
})
const countries = listRoute('countries', '/api/countries', z.array(Country), {
  summary: 'Countries with their English names',
  answer: 'Countries',
})
const localizedCountries = listRoute('countries', '/api/countries/localizedname', z.array(Country), {
  summary: 'Countries with names in the language of the call',
  answer: 'Countries',
})
const oneCountry = itemRoute('countries', '/api/countries/{id}', Country, {
  summary: 'One country with its English name',
  answer: 'Country',
})
const localizedCountry = itemRoute('countries', '/api/countries/{id}/localizedname', Country, {
  summary: 'One country with its name in the language of the call',
  answer: 'Country',
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
