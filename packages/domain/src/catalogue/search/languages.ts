import { stemmer as danish } from '@orama/stemmers/danish'
import { stemmer as dutch } from '@orama/stemmers/dutch'
import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as german } from '@orama/stemmers/german'
import { stemmer as italian } from '@orama/stemmers/italian'
import { stemmer as portuguese } from '@orama/stemmers/portuguese'
import { stemmer as spanish } from '@orama/stemmers/spanish'
import { stemmer as swedish } from '@orama/stemmers/swedish'

type SearchLanguage = {
  stem: (word: string) => string
  stopWords: ReadonlySet<string>
  /** SEARCH-8: with one of these a sentence says what something is not for. */
  negations: ReadonlySet<string>
  joinsWords: boolean
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}

/** How each language bends, joins and pads its words. Estonian has no published stemmer and is searched as written. */
const languages: Record<string, SearchLanguage> = {
  nl: {
    stem: dutch,
    stopWords: words(
      'de het een en of van voor met zonder in op aan te om bij is zijn dat die uw je mijn naar per mag als ook',
    ),
    negations: words('niet geen nooit zonder ongeschikt vermijd'),
    joinsWords: true,
  },
  de: {
    stem: german,
    stopWords: words(
      'der die das ein eine einen und oder von für mit ohne in im auf an zu zum zur bei ist sind ihr ihre mein pro als auch des dem den',
    ),
    negations: words('nicht kein keine keinen keinem keiner nie niemals ohne ungeeignet'),
    joinsWords: true,
  },
  da: {
    stem: danish,
    stopWords: words('en et den det de og eller af til for med uden i på ved er din dit min som også pr'),
    negations: words('ikke ingen aldrig uden uegnet'),
    joinsWords: true,
  },
  en: {
    stem: english,
    stopWords: words('the a an and or of for with without in on at to by is are your my per as also'),
    negations: words('not no never without unsuitable avoid'),
    joinsWords: false,
  },
  it: {
    stem: italian,
    stopWords: words('il lo la i gli le un una e o di per con in su a da al alla'),
    negations: words('non nessun nessuna mai senza evitare'),
    joinsWords: false,
  },
  pt: {
    stem: portuguese,
    stopWords: words('o a os as um uma e ou de do da para com em no na'),
    negations: words('não nunca nem sem nenhum evite evitar'),
    joinsWords: false,
  },
  es: {
    stem: spanish,
    stopWords: words('el la los las un una y o de del para con en al'),
    negations: words('no nunca sin ningún ninguna evite evitar'),
    joinsWords: false,
  },
  sv: {
    stem: swedish,
    stopWords: words('en ett den det de och eller av till för med utan i på vid är din min som'),
    negations: words('inte ej ingen inga aldrig utan olämplig'),
    joinsWords: true,
  },
  et: {
    stem: (word) => word,
    stopWords: words('ja või on ka'),
    negations: words('ei mitte ärge ilma kunagi sobimatu'),
    joinsWords: true,
  },
}

const plain: SearchLanguage = {
  stem: (word) => word,
  stopWords: new Set(),
  negations: new Set(),
  joinsWords: false,
}

export function searchLanguage(code: string): SearchLanguage {
  return languages[code] ?? plain
}
