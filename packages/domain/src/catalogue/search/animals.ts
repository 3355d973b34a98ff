import { fold } from './fold.ts'
import { searchLanguage } from './languages.ts'

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' ').map(fold))
}

/** Breeds have about one name everywhere. */
const breeds =
  'haflinger shetland shetlander shetty welsh fjord fjordpaard tinker irish fries friese friesian isländer icelandic connemara arab araber cob exmoor dartmoor forest norik noriker lusitano knabstrupper appaloosa clydesdale shire falabella mini highland gotlandsruss hannoveraner holsteiner oldenburger trakehner kwpn'

/** Per language: words for an animal, and what stands between an animal and what is said of it. */
const languages: Record<string, { animals: ReadonlySet<string>; links: ReadonlySet<string> }> = {
  nl: {
    animals: words(
      `paard paarden paardje pony ponies ponys ponietje merrie merries merrietje ruin ruinen hengst hengsten veulen veulens ezel ezels ezeltje muildier muildieren muilezel knol shetje shetlanders haflingers dier dieren jaarling ${breeds}`,
    ),
    links: words(
      'is zijn was wordt word geworden lijkt staat te erg heel zo zeer veel vrij behoorlijk een de het mijn ons onze die deze oude jonge',
    ),
  },
  de: {
    animals: words(
      `pferd pferde pferden pony ponys ponies stute stuten wallach wallache hengst hengste fohlen esel maultier maulesel gaul tier tiere jährling isi kaltblut warmblut ${breeds} friesen`,
    ),
    links: words(
      'ist sind war wird wurde geworden zu sehr so viel ganz ziemlich ein eine einen mein meine meinen unser unsere der die das alter alte altes junge',
    ),
  },
  da: {
    animals: words(
      `hest hesten heste hestene pony ponyen ponyer hoppe hoppen hopper vallak vallakken hingst hingsten føl føllet æsel æslet æsler muldyr dyr dyret plag islænder fjordhest ${breeds}`,
    ),
    links: words('er var bliver blevet for meget så alt ret en et den det min mit mine vores gammel ung'),
  },
  en: {
    animals: words(
      `horse horses pony ponies mare mares gelding geldings stallion stallions foal foals colt filly donkey donkeys mule mules cobs yearling youngster animal animals equine equines shetlands thoroughbred warmblood ${breeds}`,
    ),
    links: words(
      'is are was s has got become getting looks too very so really quite a an the my our his her old young',
    ),
  },
  it: {
    animals: words(
      `cavallo cavalli cavalla cavalle pony puledro puledra puledri giumenta giumente fattrice stallone castrone asino asina asini asine mulo mula muli animale animali ${breeds}`,
    ),
    links: words(
      'è sono era diventato diventata troppo molto così tanto più il la lo i le un una mio mia miei nostro vecchio giovane',
    ),
  },
  pt: {
    animals: words(
      `cavalo cavalos égua éguas pónei póneis poldro poldra potro garanhão burro burra burros mula mulas animal animais ${breeds}`,
    ),
    links: words(
      'é são está estão ficou muito muita tão demasiado mais o a os as um uma meu minha nosso velho jovem',
    ),
  },
  es: {
    animals: words(
      `caballo caballos yegua yeguas poni ponis pony potro potra potros semental burro burra burros asno asnos mula mulas animal animales ${breeds}`,
    ),
    links: words(
      'es son está están muy demasiado tan más el la los las un una mi mis nuestro viejo joven sigue',
    ),
  },
  sv: {
    animals: words(
      `häst hästen hästar hästarna ponny ponnyn ponnyer sto stoet ston valack valacken hingst hingsten föl fölet åsna åsnan åsnor mula mulan djur djuret islandshäst shettis ${breeds}`,
    ),
    links: words('är var blir blivit har för mycket så väldigt en ett den det min mitt mina vår gammal ung'),
  },
  et: {
    animals: words(
      `hobune hobuse hobust hobused hobuseid hobusel poni ponid ponil mära märad märal ruun ruunad täkk täkud varss varsad varsal eesel eeslid eeslil muul loom loomad ${breeds}`,
    ),
    links: words('on oli liiga väga nii minu mu meie see vana noor'),
  },
}

const none = { animals: new Set<string>(), links: new Set<string>() }

/** Haflingerstute is an animal as well, vezel (ezel) is none. */
const leastForEnd = 4
const leastForStart = 3

export function isAnimal(word: string, language: string): boolean {
  const { animals } = languages[language] ?? none
  if (animals.has(word)) return true
  if (!searchLanguage(language).joinsWords) return false
  return [...animals].some(
    (animal) =>
      animal.length >= leastForEnd && word.length >= animal.length + leastForStart && word.endsWith(animal),
  )
}

/** Articles, forms of “to be” and words of degree, folded. */
export function isLink(word: string, language: string): boolean {
  return (languages[language] ?? none).links.has(word)
}

const everyAnimal = new Set(Object.values(languages).flatMap(({ animals }) => [...animals]))
/** Letters that stand between the parts of a joined word. */
const links = ['', 's', 'n', 'e', 'en', 'er']

/** The part of a joined word that a word for an animal, of whatever language, stands behind or before; of that many letters at least. */
export function besideAnimal(word: string, least: number, isPart: (text: string) => boolean): string | null {
  for (let at = least; at <= word.length - leastForStart; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)]
    const isWhole = (text: string) => text.length >= least && isPart(text)
    if (everyAnimal.has(after)) {
      const own = links.find(
        (link) => before.endsWith(link) && isWhole(before.slice(0, before.length - link.length)),
      )
      if (own !== undefined) return before.slice(0, before.length - own.length)
    }
    if (everyAnimal.has(before)) {
      const own = links.find((link) => after.startsWith(link) && isWhole(after.slice(link.length)))
      if (own !== undefined) return after.slice(own.length)
    }
  }
  return null
}
