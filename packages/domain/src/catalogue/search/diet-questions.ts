import { isAnimal, isLink } from './animals.ts'
import { fold } from './fold.ts'

type Diet = {
  /** At the beginning they ask what is eaten. */
  askers: ReadonlySet<string>
  /** So do these, with a word for what may be. */
  openers: ReadonlySet<string>
  /** May, can, must. */
  modals: ReadonlySet<string>
  not: ReadonlySet<string>
  eat: ReadonlySet<string>
  /** “Not to eat sugar” says what may not be; null where “not eat” says what is. */
  infinitive: string | null
  /** Who eats nothing at all is ill, whatever the question looks like. */
  all: ReadonlySet<string>
  /** Forms of “that”, kinds of horses and adverbs, in English those of “do”. */
  fillers: ReadonlySet<string>
  with: ReadonlySet<string>
  /** What no horse lives on: hay and feed are not among them. */
  foods: ReadonlySet<string>
  /** “Not”, then “eat”, with what is eaten before them. */
  isVerbLast: boolean
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' ').map(fold))
}

function diet(
  wordLists: Record<Exclude<keyof Diet, 'infinitive' | 'isVerbLast'>, string>,
  { infinitive = null, isVerbLast = false }: Partial<Pick<Diet, 'infinitive' | 'isVerbLast'>> = {},
): Diet {
  const { askers, openers, modals, not, eat, all, fillers, with: beside, foods } = wordLists
  return {
    askers: words(askers),
    openers: words(openers),
    modals: words(modals),
    not: words(not),
    eat: words(eat),
    all: words(all),
    fillers: words(fillers),
    with: words(beside),
    foods: words(foods),
    infinitive: infinitive && fold(infinitive),
    isVerbLast,
  }
}

/** “What does a horse not eat”. */
const does = words('do does don doesn')

const languages: Readonly<Record<string, Diet>> = {
  nl: diet(
    {
      askers: 'wat',
      openers: 'welke welk',
      modals: 'mag mogen kan kunnen moet moeten zou zouden hoort horen',
      not: 'niet nooit',
      eat: 'eten eet vreten vreet gegeten',
      all: 'niets niks meer',
      fillers: 'die dat absoluut allemaal beter echt drachtige drachtig hoefbevangen dikke dik',
      with: 'met',
      foods:
        'appel appels peer peren wortel wortels banaan bananen brood suiker zoet zoets zoete gras klaver fruit groente groenten kool aardappel aardappels aardappelen tomaat tomaten ui uien chocola chocolade snoep snoepjes melasse muesli granen graan haver gerst luzerne planten bomen kruiden eikels bladeren dingen',
    },
    { isVerbLast: true },
  ),
  de: diet(
    {
      askers: 'was',
      openers: 'welche welches welchen welcher',
      modals: 'darf dürfen kann können soll sollen sollte sollten muss',
      not: 'nicht nie niemals',
      eat: 'fressen frisst frißt essen gefressen',
      all: 'nichts nix mehr',
      fillers:
        'die das alles auf keinen fall besser unbedingt tragende tragendes rehekrankes rehekranke dickes dicke',
      with: 'mit',
      foods:
        'apfel äpfel birne birnen möhre möhren karotte karotten banane bananen brot zucker süß süßes süßigkeiten gras klee obst früchte gemüse kohl kartoffel kartoffeln tomate tomaten zwiebel zwiebeln schokolade leckerli leckerlis melasse müsli getreide hafer gerste luzerne pflanzen bäume kräuter eicheln blätter dinge lebensmittel',
    },
    { isVerbLast: true },
  ),
  da: diet({
    askers: 'hvad',
    openers: 'hvilke hvilken hvilket',
    modals: 'må kan bør skal tåler tåle',
    not: 'ikke aldrig',
    eat: 'æde æder spise spiser ædt spist',
    all: 'intet ingenting noget mere',
    fillers: 'som der absolut helst overhovedet drægtig drægtige forfangen tyk',
    with: 'med',
    foods:
      'æble æbler pære pærer gulerod gulerødder banan bananer brød sukker sødt søde græs kløver frugt grøntsager kål kartoffel kartofler tomat tomater løg chokolade godbidder melasse müsli korn havre byg lucerne planter træer urter agern blade ting fødevarer',
  }),
  en: diet({
    askers: 'what',
    openers: 'which',
    modals: 'can cannot cant may must mustn mustnt should shouldn shouldnt could couldn',
    not: 'not t never cannot cant mustnt shouldnt dont',
    eat: 'eat eats eating eaten',
    all: 'nothing anything more anymore',
    fillers: 'do does don doesn that which absolutely definitely ever pregnant laminitic obese fat',
    with: 'with',
    foods:
      'apple apples pear pears carrot carrots banana bananas bread sugar sugary sweet sweets grass clover fruit fruits vegetable vegetables cabbage potato potatoes tomato tomatoes onion onions chocolate treats treat molasses muesli grain grains cereal cereals oats barley alfalfa lucerne plants trees herbs acorns leaves things foods',
  }),
  it: diet(
    {
      askers: 'cosa',
      openers: 'che quali quale',
      modals: 'può possono puoi deve devono dovrebbe dovrebbero potrebbe riesce',
      not: 'non mai',
      eat: 'mangiare mangia mangiano mangiato',
      all: 'niente nulla più',
      fillers: 'che i gli cosa assolutamente',
      with: 'con di a',
      foods:
        'mela mele pera pere carota carote banana banane pane zucchero zuccheri dolci dolce erba trifoglio frutta verdura verdure cavolo patata patate pomodoro pomodori cipolla cipolle cioccolato melassa müsli cereali avena orzo erba piante alberi erbe ghiande foglie cose alimenti cibi',
    },
    { infinitive: 'mangiare' },
  ),
  pt: diet(
    {
      askers: '',
      openers: 'que quais qual',
      modals: 'pode podem podes deve devem deveria consegue conseguem',
      not: 'não nunca nem',
      eat: 'comer come comem comido',
      all: 'nada mais',
      fillers: 'que os as um absolutamente',
      with: 'com de a',
      foods:
        'maçã maçãs pera peras cenoura cenouras banana bananas pão açúcar doces doce erva relva trevo fruta frutas legumes couve batata batatas tomate tomates cebola cebolas chocolate melaço muesli cereais aveia cevada luzerna plantas árvores ervas bolotas folhas coisas alimentos',
    },
    { infinitive: 'comer' },
  ),
  es: diet(
    {
      askers: '',
      openers: 'que cuáles cuál',
      modals: 'puede pueden puedes debe deben debería deberían',
      not: 'no nunca',
      eat: 'comer come comen comido',
      all: 'nada más',
      fillers: 'que los las un',
      with: 'con de a',
      foods:
        'manzana manzanas pera peras zanahoria zanahorias plátano plátanos pan azúcar azúcares dulces dulce hierba trébol fruta frutas verdura verduras col patata patatas tomate tomates cebolla cebollas chocolate melaza muesli cereales avena cebada alfalfa plantas árboles hierbas bellotas hojas cosas alimentos',
    },
    { infinitive: 'comer' },
  ),
  sv: diet({
    askers: 'vad',
    openers: 'vilka vilken vilket',
    modals: 'får kan bör ska tål tåla',
    not: 'inte ej aldrig',
    eat: 'äta äter ätit',
    all: 'inget ingenting något mer',
    fillers: 'som absolut helst dräktig dräktiga fång tjock',
    with: 'med',
    foods:
      'äpple äpplen päron morot morötter banan bananer bröd socker sött söta gräs klöver frukt grönsaker kål potatis tomat tomater lök choklad godis melass müsli spannmål havre korn lusern växter träd örter ekollon löv saker livsmedel',
  }),
  et: diet(
    {
      askers: 'mida',
      openers: 'milliseid milliste millised missuguseid',
      modals: 'tohi tohib tohiks saa saab või võib peaks',
      not: 'ei mitte kunagi',
      eat: 'süüa söö sööb söövad söönud',
      all: 'midagi enam',
      fillers: 'mida mis üldse kindlasti tiine',
      with: 'koos',
      foods:
        'õun õuna õunu pirni pirne porgand porgandit porgandeid banaani banaane leib leiba suhkrut magusat muru rohtu ristikut puuvilju köögivilju kapsast kartulit kartuleid tomatit tomateid sibulat šokolaadi maiustusi melassi müslit teravilja kaera otra lutserni taimi taimed puid ürte tammetõrusid lehti asju toite',
    },
    { isVerbLast: true },
  ),
}

/**
 * What a horse may or can not eat is a question about feed, and no sign that it does not eat: it begins with what is asked
 * for, or names what is not to be eaten (SEARCH-12). That a horse eats nothing, or not at all, stays a sign.
 */
export function asksWhatIsEaten(typed: readonly string[]): boolean {
  return Object.entries(languages).some(
    ([language, dietWords]) => isAsked(typed, language, dietWords) || isNamed(typed, language, dietWords),
  )
}

/** “What can’t a horse eat”: to the end of the sentence about eating nothing but words of such a question. */
function isAsked(typed: readonly string[], language: string, dietWords: Diet): boolean {
  const start = language === 'pt' && typed[0] === 'o' ? 1 : 0
  const [first = '', second = ''] = typed.slice(start)
  const isAsker = dietWords.askers.has(first)
  const isFood = [first, second].some((word) => dietWords.foods.has(word))
  if (!isAsker && !dietWords.openers.has(first) && !isFood) return false
  const run: string[] = []
  for (let at = start + (isAsker ? 1 : 2); at < typed.length; at++) {
    const word = typed[at] ?? ''
    if (dietWords.with.has(word)) at += 1
    else if (isWordOfQuestion(word, language, dietWords)) run.push(word)
    else break
  }
  const has = (list: ReadonlySet<string>) => run.some((word) => list.has(word))
  const all = [...(isAsker ? [] : [second]), ...run]
  return (
    has(dietWords.eat) &&
    all.some((word) => dietWords.not.has(word)) &&
    (all.some((word) => dietWords.modals.has(word)) ||
      (isAsker && (dietWords.eat.has(second) || does.has(second)))) &&
    (!isFood || isAsker || dietWords.openers.has(first) || all.some((word) => isAnimal(word, language))) &&
    !typed.some((word) => dietWords.all.has(word))
  )
}

function isWordOfQuestion(word: string, language: string, dietWords: Diet): boolean {
  const lists = [dietWords.modals, dietWords.not, dietWords.eat, dietWords.fillers, dietWords.foods]
  return lists.some((list) => list.has(word)) || isAnimal(word, language) || isLink(word, language)
}

/** “Can’t eat apples”: what may or can not be eaten stands beside the word for it. */
function isNamed(typed: readonly string[], language: string, dietWords: Diet): boolean {
  const isAllowed = typed.some((word) => dietWords.modals.has(word))
  const isPassed = (word: string) =>
    dietWords.not.has(word) || dietWords.all.has(word) || dietWords.with.has(word) || isLink(word, language)
  return typed.some((word, at) => {
    const isForbidden = word === dietWords.infinitive && (at === 0 || dietWords.not.has(typed[at - 1] ?? ''))
    if (!dietWords.eat.has(word) || !(isAllowed || isForbidden)) return false
    const after = typed.slice(at + 1).find((next) => !isPassed(next))
    const before = typed.slice(0, at).findLast((next) => !isPassed(next))
    return dietWords.foods.has(after ?? '') || (dietWords.isVerbLast && dietWords.foods.has(before ?? ''))
  })
}
