import type { Review } from '../shared/index.ts'

type AdviceSource = {
  title: string
  /** The year of the edition; null of a page that names none. */
  edition: string | null
  /** The day on which the figures were checked against it; null until then. */
  readOn: string | null
  /** The expert who has agreed to our reading; null until then (EXPERTS-1). */
  reviewed: Review | null
}

/** Where the figures of the table of limits are from (FEED-ADVICE-61). */
export const adviceSources = {
  luthersson: source('Luthersson et al. 2009, Equine Veterinary Journal', '2009'),
  macon: source('Macon et al. 2023, Equine Veterinary Journal', '2023'),
  durham: source('Durham et al. 2019, Journal of Veterinary Internal Medicine 33:335–349 (EMS)', '2019'),
  'gov-uk': source('gov.uk, Suitable for horses and ponies prone to laminitis', null, '2026-11-19'),
  schweizerbauer: source('schweizerbauer.ch: sugar and fructan in forage for horses', null),
  nrc: source('National Research Council 2007, Nutrient Requirements of Horses', '2007'),
  lfl: source('Bayerische Landesanstalt für Landwirtschaft (lfl.bayern.de), Orientierungswerte Heu', null),
  minnesota: source('extension.umn.edu: moisture of hay at harvest', null),
  dlg: source('DLG, Schlüssel zur Beurteilung der Gärqualität; lufa-nord-west.de: pH by dry matter', null),
  equinenutritionist: source('equinenutritionist.com: the pH of haylage', null),
  cvb: source('CVB 2016, Voederwaardering paarden (EWpa)', '2016'),
  'science-equine': source('science-equine.com, Heulage', null),
  'pferde-betrieb': source('pferde-betrieb.de; spillers-feeds.com/feeding-guide', null),
  'donkey-sanctuary': source('Wood et al. 2006, The Donkey Sanctuary, research paper 521', '2006'),
  wikivet: source('WikiVet, Energy Requirements – Donkey', null, '2026-11-19'),
  feedtables: source('feedtables.com (INRAE, CIRAD, AFZ), Wheat straw', null, '2026-11-19'),
  practice: source('Haverhof', '2026'),
  codex: source('Codex Alimentarius CXS 210-1999, Named Vegetable Oils: relative density', '1999'),
  'twelve-percent': source(
    'Regulation (EC) No 1831/2003, authorisations of feed additives: feed at 12 % of moisture',
    '2003',
  ),
  'eu-register': source(
    'Regulation (EC) No 1831/2003, register of feed additives: maximum content in complete feed',
    '2003',
  ),
  ivis: source('ivis.org, Orphan Foal', null),
  feedxl: source('feedxl.com, Don’t forget the milk: how much milk mares give', null),
} as const satisfies Record<string, AdviceSource>

function source(title: string, edition: string | null, readOn: string | null = null): AdviceSource {
  return { title, edition, readOn, reviewed: null }
}
