import { fileURLToPath } from 'node:url'
import { feedingOf, type Horse, type WorkLoad, workLoads } from '@haverhof/domain/feed-advice'
import { judgeRation, leastForageKg, standardForages } from '@haverhof/domain/rations'
import { type LanguageCode, languageCodes } from '@haverhof/domain/shared'
import { expect, test } from 'vitest'
import { readCatalogue } from '../catalogue/seed/read-catalogue.ts'
import { contentsOf } from './feed-contents.ts'

const { products } = readCatalogue(fileURLToPath(new URL('../../../../data', import.meta.url)))
type Product = (typeof products)[number]['product']

/** Words with which a text says that nothing needs to be fed beside, apart from a salt lick (LAW-10). */
const saysCovered: Record<LanguageCode, RegExp> = {
  nl: /(?:alle|volledige|compleet in) (?:de )?(?:vitamin|mineral|sporenel)|(?:vitamin|mineral|sporenel)[^.]{0,40}(?:gedekt|volledig(?!e dekking)|compleet)|supplement meer|niets bij nodig|volledig\p{L}* (?:gemineral|vitamin)|hooi compleet|dekt een|dagelijkse vitamin|geen (?:ander|extra) mineral|geen balancer|dagbehoefte|dagelijkse behoefte/iu,
  de: /(?:alle|sämtliche) (?:vitamin|mineral|spurenel)|(?:vollständig|komplett|voll)e? (?:mineral|vitamin)|(?:vitamin|mineral|spurenel)[^.]{0,40}(?:abgedeckt|vollständig)|mineralfutter brauchen sie|deckt[^.]{0,20}bedarf an (?:vitamin|mineral|spurenel)|tagesbedarf|heu vervollständig|kein (?:anderes|weiteres|zusätzliches) mineral|kein balancer|tagesbedarf|täglichen bedarf an (?:vitamin|mineral)/iu,
  da: /alle (?:vitamin|mineral|mikromineral)|(?:vitamin|mineral)\p{L}*[^.]{0,40}(?:på plads|er dækket|nok til)|dækker[^.]{0,30}(?:mineral|vitamin|en pony)|fuldt? (?:mineral|vitamin)|tilskud\p{L}* stå|komplet|intet andet mineral|ingen balancer|dagsbehov|daglige behov/iu,
  en: /(?:all the|full set of|holds the daily) (?:vitamin|mineral|trace)|(?:vitamin|mineral|trace)[^.]{0,40}(?:taken care of|fully covered|are covered)|fully (?:vitamin|mineral|fortified)|supplement needed|hay complete|covers a|all (?:vitamin|mineral|trace)|no other (?:vitamin|mineral)|no balancer|daily (?:requirement|need)/iu,
  it: /(?:tutte le|tutti i) (?:vitamin|mineral)|(?:vitamin|mineral|oligoel)[^.]{0,40}(?:coperti|completi|di un giorno)|vitaminizzato in modo completo|non serve nessun|completano il fieno|bastano a un|nessun altro mangime mineral|nessun balancer|fabbisogno giornaliero/iu,
  pt: /(?:todas as|todos os) (?:vitamin|minera)|(?:vitamin|minera|oligoel)[^.]{0,40}(?:assegurad|complet|do dia)|não é preciso nenhum|completam o feno|chegam a um pónei|nenhum outro alimento mineral|nenhum balancer|necessidades? diárias?/iu,
  es: /(?:todas las|todos los) (?:vitamin|mineral)|(?:vitamin|mineral|oligoel)[^.]{0,40}(?:cubiert|complet|diarios de)|vitaminado por completo|no hace falta ningún|completan el heno|bastan para|ningún otro (?:pienso )?mineral|ningún balancer|necesidades? diarias?/iu,
  sv: /alla (?:vitamin|mineral)|(?:vitamin|mineral|spårämn)\p{L}*[^.]{0,40}(?:täckt|täcker)|täcker[^.]{0,30}(?:vitamin|mineral)|fullt vitamin|ingen burk|höet komplett|räcker till en ponny|inget annat mineral|ingen balancer|dagsbehov|dagliga behov/iu,
  et: /kõik (?:vitamiin|mineraal)|(?:vitamiin|mineraal|mikroel)[^.]{0,40}kaetud|täielik\p{L}* komplekt|täiendsööta kõrvale vaja ei|heina täielikuks teeb|katab 300|muud mineraal|balansseerijat (?:kõrvale )?(?:pole|ei ole) vaja|päevane vajadus|päevase vajaduse/iu,
}

/** What our texts once said of mueslis whose own ration leaves the horse short. */
const once: Record<LanguageCode, string> = {
  nl: 'Dan zijn vitaminen en sporenelementen gedekt en hoeft er geen emmertje supplement meer naast.',
  de: 'Vitamine und Spurenelemente sind abgedeckt; ein zusätzliches Mineralfutter brauchen Sie dann nicht.',
  da: 'Følger du vejledningen, er vitaminer og mikromineraler på plads.',
  en: 'Minerals are fully covered from 300 g per 100 kg.',
  it: 'Vitamine e oligoelementi sono coperti e non serve nessun barattolo.',
  pt: 'As vitaminas e os oligoelementos ficam assegurados.',
  es: 'Las vitaminas y los oligoelementos están cubiertos.',
  sv: 'Då är vitaminer och spårämnen täckta.',
  et: 'Soovitatud kogusega on vitamiinid ja mikroelemendid kaetud.',
}

/** The same said in other words. */
const inOtherWords: [LanguageCode, string][] = [
  ['en', 'You need no other mineral feed.'],
  ['en', 'No balancer is needed beside it.'],
  ['en', 'It meets the daily requirement of minerals.'],
  ['en', 'All vitamins and minerals in one scoop.'],
  ['nl', 'U hebt geen ander mineralenvoer nodig.'],
  ['nl', 'Dekt de dagelijkse behoefte.'],
  ['de', 'Sie brauchen kein anderes Mineralfutter.'],
  ['de', 'Deckt den Tagesbedarf.'],
  ['da', 'Du behøver intet andet mineralfoder.'],
  ['it', 'Non occorre nessun altro mangime minerale.'],
  ['pt', 'Cobre as necessidades diárias.'],
  ['es', 'Cubre las necesidades diarias.'],
  ['sv', 'Du behöver inget annat mineralfoder.'],
  ['et', 'Muud mineraalsööta pole vaja.'],
]

test('a sentence that says nothing else is needed is found in every language (LAW-10)', () => {
  expect(languageCodes.filter((code) => !saysCovered[code].test(once[code]))).toEqual([])
  expect(inOtherWords.filter(([code, text]) => !saysCovered[code].test(text))).toEqual([])
})

test('a text that says nothing else is needed passes its own ration, at the label’s dose and the work it is made for (LAW-10, LAW-20)', () => {
  const untrue = products.flatMap(({ product }) => {
    const claims = claimsOf(product)
    const short = claims.length > 0 ? shortOf(product) : []
    return short.length > 0 ? [{ id: product.id, claims, short }] : []
  })
  expect(untrue).toEqual([])
  // The ration tells them apart: the house muesli leaves a horse short, the balancer does not.
  const byId = new Map(products.map(({ product }) => [product.id, product]))
  expect([101, 121].map((id) => shortOf(byId.get(id)).length > 0)).toEqual([true, false])
  expect(products.filter(({ product }) => claimsOf(product).length > 0).length).toBeGreaterThan(0)
})

function claimsOf({ texts }: Product): string[] {
  return languageCodes.flatMap((code) => {
    const text = texts[code]
    if (!text) return []
    const { title, subtitle, summary, description, usps, feedingAdvice } = text
    return [title, subtitle, summary, description, ...usps, feedingAdvice].flatMap((said) => {
      const match = said?.match(saysCovered[code])
      return match ? [`${code}: ${match[0]}`] : []
    })
  })
}

const carried: ReadonlySet<string> = new Set([
  'calcium',
  'phosphorus',
  'magnesium',
  'copper',
  'zinc',
  'selenium',
  'vitamin-e',
])

/** D24: the horse of 600 kg, on the least of standard hay; a salt lick stands beside, so sodium does not count. */
function shortOf(product: Product | undefined): string[] {
  if (!product?.dose || !product.nutrition) return [`${product?.id} has no dose`]
  const { dose, nutrition, facets } = product
  const feeding = feedingOf(dose)
  const loads = workLoads.filter((load: WorkLoad) => facets['labour']?.includes(load) ?? true)
  return loads.flatMap((workLoad) => {
    const horse: Horse = {
      horseType: 'horse',
      weightKg: 600,
      workLoad,
      roughageType: 'hay',
      lifeStage: 'adult',
      bodyCondition: 'right',
      health: [],
    }
    const feed = {
      productId: product.id,
      gramsPerDay: dose.gramsPerDay[workLoad] ?? 0,
      mealsPerDay: feeding.mealsPerDay,
      ...contentsOf(nutrition, feeding.unit),
      isFibre: feeding.kind === 'fibre',
      isMineralised: feeding.isMineralised,
      neverWith: [],
      maxGramsPerDay: null,
      maxGramsPerMeal: null,
      refusal: null,
    }
    if (feed.gramsPerDay === 0) return []
    const forage = standardForages.hay
    const { bars } = judgeRation({
      horse,
      forage,
      forageKg: leastForageKg({ ...horse, workLoad: 'light' }, forage),
      feeds: [feed],
    })
    return bars
      .filter(({ measure, verdict }) => carried.has(measure) && verdict === 'short')
      .map(({ measure }) => `${workLoad} ${measure}`)
  })
}
