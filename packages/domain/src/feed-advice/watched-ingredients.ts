import type { LifeStage } from './horse.ts'

/**
 * What is in a feed is never for a horse that competes, not so many hours before a start, or only after a confirmation
 * (FEED-ADVICE-40).
 */
export const competitionRules = ['never', 'withdraw', 'ask'] as const
export type CompetitionRule = (typeof competitionRules)[number]

type Watched = {
  /** How a composition names it, in any of the nine languages: the beginning of a word, `\b`: its end. */
  words: string
  competition: CompetitionRule
  /** Not for a mare in foal: sage, thyme (FEED-ADVICE-41). */
  notInFoal?: true
}

/**
 * Hours between the last portion and a start (FEED-ADVICE-74). The FEI Equine
 * Prohibited Substances List names substances and no hours for herbs;
 * whatever acts like one that is named is prohibited too. To be confirmed by a vet and by each federation.
 */
const withdrawalHours = 48

/** The one table of what is watched; a product comes under it by its composition (FEED-ADVICE-40, 41). */
const watched = {
  thyme: {
    words: 'thyme|tijm|thymian|timian|timjan|timo\\b|tomilho|tomillo|tüümian',
    competition: 'withdraw',
    notInFoal: true,
  },
  sage: {
    words: 'sage\\b|salie\\b|salbei|salvie\\b|salvia\\b|salva\\b|salvei',
    competition: 'withdraw',
    notInFoal: true,
  },
  oregano: {
    words: 'oregano|orégano|orégão|dost\\b|wilde marjolein|merian\\b|pune\\b',
    competition: 'withdraw',
  },
  chamomile: {
    words: 'ch?amomile|kamille|camomilla|camomila|manzanilla|kamomill|kummel',
    competition: 'withdraw',
  },
  mint: {
    words:
      'peppermint|mint\\b|pepermunt|munt(?:blad)?\\b|pfefferminz|minze|pebermynte|mynt[ae]|menta\\b|hortelã|pepparmynt|piparmün|münt',
    competition: 'withdraw',
  },
  menthol: { words: 'menth?ol|mentool', competition: 'withdraw' },
  rosemary: { words: 'rosemary|rozemarijn|rosmari|alecrim|romero', competition: 'withdraw' },
  arnica: { words: 'arni[ck]a|árnica', competition: 'withdraw' },
  mountainPine: { words: 'latschenkiefer|bergden|bjergfyr', competition: 'withdraw' },
  garlic: {
    words: 'garlic|knoflook|knoblauch|hvidløg|aglio|alho\\b|ajo\\b|vitlök|küüslau',
    competition: 'ask',
  },
  passionFlower: {
    words: 'passion ?flower|passiebloem|passionsblum|passionsblom|passiflora|pasiflora|kannatuslil',
    competition: 'ask',
  },
  vervain: { words: 'vervain|ijzerhard|eisenkraut|jernurt|verbena|järnört|raudürt', competition: 'ask' },
  lavender: { words: 'lavend|lavanda|alfazema', competition: 'ask' },
  lemonBalm: {
    words: 'lemon balm|citroenmelisse|zitronenmelisse|citronmeliss|melissa\\b|melisa\\b|meliss\\b',
    competition: 'ask',
  },
  hops: { words: 'hops\\b|hopbel|hopfen|humle|luppolo|lúpulo|humal', competition: 'ask' },
  liquorice: {
    words: 'liquorice|zoethout|süßholz|lakrids|liquirizia|alcaçuz|regaliz|lakrits|lagrits',
    competition: 'ask',
  },
  ginger: {
    words: 'ginger|gember|ingwer|ingefær|zenzero|gengibre|jengibre|ingefär|ingver',
    competition: 'ask',
  },
  turmeric: { words: 'turmeric|kurkum|gurkemeje|curcuma|cúrcuma|gurkmeja', competition: 'ask' },
  /** For its gamma-oryzanol. */
  riceBran: {
    words:
      'rice bran|rijstzemel|reiskleie|risklid|crusca di riso|farelo de arroz|salvado de arroz|riskli|riisikli',
    competition: 'ask',
  },
  /** Herbs that the composition does not name. */
  unnamedHerbs: {
    words: '(?:bergkräuter|bergkruiden|bjergurter)(?! \\()',
    competition: 'ask',
  },
  /** May carry traces of cannabidiol (controlled) and THC (banned). */
  hemp: { words: 'hemp|hennep|hanf|hamp|canapa|cânhamo|cáñamo|kanep', competition: 'never' },
} as const satisfies Record<string, Watched>

type WatchedIngredient = keyof typeof watched
export const watchedIngredients = Object.keys(watched) as WatchedIngredient[]

const shapes = watchedIngredients.map((name) => {
  const ends = watched[name].words.replaceAll(String.raw`\b`, String.raw`(?!\p{L})`)
  return [name, new RegExp(String.raw`(?<!\p{L})(?:${ends})`, 'iu')] as const
})

/** What is watched of a composition, in any language of the shop. */
export function watchedIn(composition: string | null | undefined): WatchedIngredient[] {
  return shapes.filter(([, shape]) => shape.test(composition ?? '')).map(([name]) => name)
}

type Precautions = {
  competition: { rule: CompetitionRule; hours: number | null; ingredients: WatchedIngredient[] }[]
  /** What makes it nothing for a mare in foal (FEED-ADVICE-41). */
  notInFoal: WatchedIngredient[]
}

/** What is to be minded, the strictest first (FEED-ADVICE-40, 41). */
export function precautionsOf(composition: string | null | undefined): Precautions {
  const watchedIngredients = watchedIn(composition)
  const competition = competitionRules.map((rule) => ({
    rule,
    hours: rule === 'withdraw' ? withdrawalHours : null,
    ingredients: watchedIngredients.filter((name) => watched[name].competition === rule),
  }))
  return {
    competition: competition.filter(({ ingredients }) => ingredients.length > 0),
    notInFoal: watchedIngredients.filter((name) => 'notInFoal' in watched[name]),
  }
}

/** The life stages that `notInFoal` excludes (FEED-ADVICE-41). */
export const stagesInFoal: readonly LifeStage[] = ['mare-early', 'mare-8', 'mare-9', 'mare-10', 'mare-11']
