import type { LanguageCode } from '../shared/index.ts'

/**
 * A few words that a person should see before everybody does (REVIEWS-3). An asterisk stands for any ending. Each language has its
 * own, because the same letters are harmless in another.
 */
const rudeWords: Record<LanguageCode, string> = {
  nl: 'kut* klote* klootzak* godverdomme kanker* tering* tyfus* hoer* lul* eikel fuck* shit',
  de: 'scheiß* scheiss* arschloch* arsch fotze* hurensohn* wichser* verfickt* drecks* fuck* shit',
  da: 'lort* røvhul* kusse* luder* pik* fandeme kraftedeme skid fuck* shit',
  en: 'fuck* shit* cunt* asshole* arsehole* bastard* bitch* wanker* bollocks',
  it: 'cazzo* merda* stronz* puttan* vaffanculo coglion* fuck* shit',
  pt: 'merda* caralho* puta* foda* cabrão cabroes porra fuck* shit',
  es: 'mierda* puta* puto* joder* cabrón cabron* gilipollas coño fuck* shit',
  sv: 'jävl* skit* fitta* kuk* helvete* förbannad* fuck* shit',
  et: 'perse* kurat* türa* munn lits* sitt* raisk* fuck* shit',
}

export function isRude(words: readonly string[], language: LanguageCode): boolean {
  const entries = rudeWords[language].split(' ')
  const whole = new Set(entries.filter((entry) => !entry.endsWith('*')))
  const beginnings = entries.filter((entry) => entry.endsWith('*')).map((entry) => entry.slice(0, -1))
  return words
    .map((word) => word.normalize('NFC').toLowerCase())
    .some((word) => whole.has(word) || beginnings.some((beginning) => word.startsWith(beginning)))
}
