import { stemmer as danish } from '@orama/stemmers/danish'
import { stemmer as dutch } from '@orama/stemmers/dutch'
import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as german } from '@orama/stemmers/german'
import { stemmer as italian } from '@orama/stemmers/italian'
import { stemmer as portuguese } from '@orama/stemmers/portuguese'
import { stemmer as spanish } from '@orama/stemmers/spanish'
import { stemmer as swedish } from '@orama/stemmers/swedish'
import { fold } from './fold.ts'

type SearchLanguage = {
  stem: (word: string) => string
  stopWords: ReadonlySet<string>
  /** With one of these a sentence says what something is not for (SEARCH-8). */
  negations: ReadonlySet<string>
  joinsWords: boolean
  /** Words for an animal. */
  animals: ReadonlySet<string>
  /** Between an animal and what is said of it: articles, forms of “to be” and words of degree. */
  links: ReadonlySet<string>
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}

function folded(list: string): ReadonlySet<string> {
  return new Set(list.split(' ').map(fold))
}

/** Breeds have about one name everywhere. */
const breeds =
  'haflinger shetland shetlander shetty welsh fjord fjordpaard tinker irish fries friese friesian isländer icelandic connemara arab araber cob exmoor dartmoor forest norik noriker lusitano knabstrupper appaloosa clydesdale shire falabella mini highland gotlandsruss hannoveraner holsteiner oldenburger trakehner kwpn'

/**
 * How each language bends, joins and pads its words, and its words for animals.
 * Estonian has no published stemmer and is searched as written.
 */
const languages: Record<string, SearchLanguage> = {
  nl: {
    stem: dutch,
    stopWords: words(
      'de het een en of van voor met zonder in op aan te om bij is zijn dat die uw je mijn naar per mag als ook',
    ),
    negations: words('niet geen nooit zonder ongeschikt vermijd'),
    joinsWords: true,
    animals: folded(
      `paard paarden paardje pony ponies ponys ponietje merrie merries merrietje ruin ruinen hengst hengsten veulen veulens ezel ezels ezeltje muildier muildieren muilezel knol shetje shetlanders haflingers dier dieren jaarling ${breeds}`,
    ),
    links: folded(
      'is zijn was wordt word geworden lijkt staat te erg heel zo zeer veel vrij behoorlijk een de het mijn ons onze die deze oude jonge',
    ),
  },
  de: {
    stem: german,
    stopWords: words(
      'der die das ein eine einen und oder von für mit ohne in im auf an zu zum zur bei ist sind ihr ihre mein pro als auch des dem den',
    ),
    negations: words('nicht kein keine keinen keinem keiner nie niemals ohne ungeeignet'),
    joinsWords: true,
    animals: folded(
      `pferd pferde pferden pony ponys ponies stute stuten wallach wallache hengst hengste fohlen esel maultier maulesel gaul tier tiere jährling isi kaltblut warmblut ${breeds} friesen`,
    ),
    links: folded(
      'ist sind war wird wurde geworden zu sehr so viel ganz ziemlich ein eine einen mein meine meinen unser unsere der die das alter alte altes junge',
    ),
  },
  da: {
    stem: danish,
    stopWords: words('en et den det de og eller af til for med uden i på ved er din dit min som også pr'),
    negations: words('ikke ingen aldrig uden uegnet'),
    joinsWords: true,
    animals: folded(
      `hest hesten heste hestene pony ponyen ponyer hoppe hoppen hopper vallak vallakken hingst hingsten føl føllet æsel æslet æsler muldyr dyr dyret plag islænder fjordhest ${breeds}`,
    ),
    links: folded('er var bliver blevet for meget så alt ret en et den det min mit mine vores gammel ung'),
  },
  en: {
    stem: english,
    stopWords: words('the a an and or of for with without in on at to by is are your my per as also'),
    negations: words('not no never without unsuitable avoid'),
    joinsWords: false,
    animals: folded(
      `horse horses pony ponies mare mares gelding geldings stallion stallions foal foals colt filly donkey donkeys mule mules cobs yearling youngster animal animals equine equines shetlands thoroughbred warmblood ${breeds}`,
    ),
    links: folded(
      'is are was s has got become getting looks too very so really quite a an the my our his her old young',
    ),
  },
  it: {
    stem: italian,
    stopWords: words('il lo la i gli le un una e o di per con in su a da al alla'),
    negations: words('non nessun nessuna mai senza evitare'),
    joinsWords: false,
    animals: folded(
      `cavallo cavalli cavalla cavalle pony puledro puledra puledri giumenta giumente fattrice stallone castrone asino asina asini asine mulo mula muli animale animali ${breeds}`,
    ),
    links: folded(
      'è sono era diventato diventata troppo molto così tanto più il la lo i le un una mio mia miei nostro vecchio giovane',
    ),
  },
  pt: {
    stem: portuguese,
    stopWords: words('o a os as um uma e ou de do da para com em no na'),
    negations: words('não nunca nem sem nenhum evite evitar'),
    joinsWords: false,
    animals: folded(
      `cavalo cavalos égua éguas pónei póneis poldro poldra potro garanhão burro burra burros mula mulas animal animais ${breeds}`,
    ),
    links: folded(
      'é são está estão ficou muito muita tão demasiado mais o a os as um uma meu minha nosso velho jovem',
    ),
  },
  es: {
    stem: spanish,
    stopWords: words('el la los las un una y o de del para con en al'),
    negations: words('no nunca sin ningún ninguna evite evitar'),
    joinsWords: false,
    animals: folded(
      `caballo caballos yegua yeguas poni ponis pony potro potra potros semental burro burra burros asno asnos mula mulas animal animales ${breeds}`,
    ),
    links: folded(
      'es son está están muy demasiado tan más el la los las un una mi mis nuestro viejo joven sigue',
    ),
  },
  sv: {
    stem: swedish,
    stopWords: words('en ett den det de och eller av till för med utan i på vid är din min som'),
    negations: words('inte ej ingen inga aldrig utan olämplig'),
    joinsWords: true,
    animals: folded(
      `häst hästen hästar hästarna ponny ponnyn ponnyer sto stoet ston valack valacken hingst hingsten föl fölet åsna åsnan åsnor mula mulan djur djuret islandshäst shettis ${breeds}`,
    ),
    links: folded('är var blir blivit har för mycket så väldigt en ett den det min mitt mina vår gammal ung'),
  },
  et: {
    stem: (word) => word,
    stopWords: words('ja või on ka'),
    negations: words('ei mitte ärge ilma kunagi sobimatu'),
    joinsWords: true,
    animals: folded(
      `hobune hobuse hobust hobused hobuseid hobusel poni ponid ponil mära märad märal ruun ruunad täkk täkud varss varsad varsal eesel eeslid eeslil muul loom loomad ${breeds}`,
    ),
    links: folded('on oli liiga väga nii minu mu meie see vana noor'),
  },
}

const plain: SearchLanguage = {
  stem: (word) => word,
  stopWords: new Set(),
  negations: new Set(),
  joinsWords: false,
  animals: new Set(),
  links: new Set(),
}

export function searchLanguage(code: string): SearchLanguage {
  return languages[code] ?? plain
}

export const everyAnimal: ReadonlySet<string> = new Set(
  Object.values(languages).flatMap(({ animals }) => [...animals]),
)
