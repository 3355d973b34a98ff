import { classOfVatType, supplies, vatTypes } from '@haverhof/domain/sites'
import { z } from 'zod'
import { Reviewed } from '../seed/reviewed.ts'
import { DataProblem } from '../seed/data-problem.ts'

const Country = z.string().regex(/^[A-Z]{2}$/)
const ClassName = z.string().regex(/^[a-z-]+$/)

/** The shape of data/vat.yaml. */
export const VatFile = z.strictObject({
  classes: z.record(
    ClassName,
    z.strictObject({
      supply: z.enum(supplies),
      vatType: z.enum(vatTypes),
      like: ClassName.optional(),
      performedIn: Country.optional(),
    }),
  ),
  rates: z.array(
    z.strictObject({
      country: Country,
      class: ClassName,
      from: z.iso.date(),
      percent: z.number().min(0).max(100).multipleOf(0.01),
      source: z.string().min(1),
      confirm: z.string().min(1).optional(),
      /** The tax adviser who reviewed the rate and when, or null (EXPERTS-1). */
      reviewed: Reviewed.default(null),
    }),
  ),
})

export type VatFile = z.infer<typeof VatFile>
type RateData = VatFile['rates'][number]

export const vatFile = 'vat.yaml'

/**
 * Every class has rates in every country: its own, those of the class it is like, or those of where a service is done
 * (PRICING-3).
 */
export function ratesOfCountries(data: VatFile, countries: readonly string[]): RateData[] {
  const names = Object.keys(data.classes)
  const classes = new Set(names)
  const missing = Object.values(classOfVatType).filter((name) => !classes.has(name))
  const problems = [
    ...missing.map((name) => `classes: ${name} is missing`),
    ...data.rates.flatMap((rate) => [
      ...(classes.has(rate.class) ? [] : [`rates: there is no class ${rate.class}`]),
      ...(countries.includes(rate.country) ? [] : [`rates: there is no country ${rate.country}`]),
    ]),
  ]
  const rates = countries.flatMap((country) =>
    names.flatMap((name) => {
      const rates = ratesOf(data, country, name)
      if (rates.length === 0) problems.push(`rates: no rate of ${name} for ${country}`)
      return rates.map((rate) => ({ ...rate, country, class: name }))
    }),
  )
  if (problems.length > 0) throw new DataProblem(vatFile, problems)
  return rates
}

function ratesOf(data: VatFile, country: string, name: string, seen: readonly string[] = []): RateData[] {
  const { like, performedIn } = data.classes[name] ?? {}
  const region = performedIn ?? country
  const own = data.rates.filter((rate) => rate.country === region && rate.class === name)
  if (own.length > 0 || like === undefined || seen.includes(like)) return own
  return ratesOf(data, region, like, [...seen, name])
}
