import { expect, test } from 'vitest'
import { type LanguageCode, languageCodes } from '../shared/index.ts'
import { illnessWords } from './claim-words.ts'
import { claimsIn, claimsOfProductsIn, illnessesIn } from './claims.ts'

test.each([
  ['nl', 'Werkt bij zandkoliek en hoefbevangenheid', ['zandkoliek', 'hoefbevangenheid']],
  ['nl', 'Helpt tegen maagzweren, ook zonder dierenarts', ['maagzweren']],
  ['de', 'Auch stauballergischen Hustern hilft der nasse Eimer.', ['stauballergischen', 'Hustern']],
  ['de', 'Gegen Kotwasser und Durchfall', ['Kotwasser', 'Durchfall']],
  ['da', 'Til heste med slidgigt og forfangenhed', ['slidgigt', 'forfangenhed']],
  ['en', 'No more colic, and it helps with arthritis, says the vet', ['colic', 'arthritis']],
  ['en', 'For horses with COPD or ulcers', ['COPD', 'ulcers']],
  ['it', 'Utile con la laminite e la tosse', ['laminite', 'tosse']],
  ['pt', 'Bom para cavalos com cólicas', ['cólicas']],
  ['es', 'Alivia la tos y la alergia al polvo', ['tos', 'alergia']],
  ['sv', 'Bra vid fång, hosta och eksem', ['fång', 'hosta', 'eksem']],
  ['et', 'Sobib koolikute ja köha korral', ['koolikute', 'köha']],
] as const)('in %s, “%s” claims something about an illness (LAW-4)', (language, text, words) => {
  expect(claimsIn(text, language)).toEqual(words)
})

test.each([
  ['nl', 'Niet voor paarden met hoefbevangenheid.'],
  ['nl', 'Bij koliek belt u direct de dierenarts.'],
  ['de', 'Nicht bei Hufrehe füttern.'],
  ['de', 'Hustet ein Pferd, lassen Sie es vom Tierarzt untersuchen.'],
  ['da', 'Ikke til heste med forfangenhed.'],
  ['da', 'Hoster hesten, så spørg dyrlægen.'],
  ['en', 'Not for horses with laminitis.'],
  ['en', 'Ask your vet if your horse has ulcers.'],
  ['it', 'Non adatto a cavalli con laminite.'],
  ['pt', 'Não adequado a cavalos com laminite; em caso de cólica chame o veterinário.'],
  ['es', 'No apto para caballos con laminitis.'],
  ['sv', 'Inte till hästar med fång.'],
  ['et', 'Ei sobi laminiidiga hobusele.'],
  // Words that only look like one.
  ['es', 'Avena tostada y heno'],
  ['da', 'For eksempel om foråret'],
  ['en', 'Oats for a healthy coat, made in Ems'],
  ['de', 'Mit Kreatin und ohne Rehe-Wild im Feld'.replace('Rehe-Wild', 'Rehwild')],
] as const)('in %s, “%s” may stand in what advertises (LAW-14)', (language, text) => {
  expect(claimsIn(text, language)).toEqual([])
})

test('a warning that promises help in the same breath is a claim (LAW-4)', () => {
  expect(claimsIn('Not for ponies with laminitis.', 'en')).toEqual([])
  expect(claimsIn('Not for show: it helps against laminitis.', 'en')).toEqual(['laminitis'])
})

test.each([
  ['nl', 'Door dierenartsen aanbevolen bij koliek.', 'Niet aanbevolen voor paarden met koliek.'],
  ['de', 'Unser Tierarzt empfiehlt es bei Hufrehe.', 'Nicht empfohlen bei Hufrehe.'],
  ['da', 'Perfekt til heste med kolik, ikke til føl.', 'Ikke anbefalet til heste med kolik.'],
  ['en', 'Recommended by vets for colic and ulcers.', 'Not recommended for horses with ulcers.'],
  ['en', 'Not for foals; made for ponies with laminitis.', 'Not for foals; not for ponies with laminitis.'],
  ['it', 'Consigliato dal veterinario per la laminite.', 'Non consigliato a cavalli con laminite.'],
  ['pt', 'Recomendado por veterinários para cólicas.', 'Não recomendado a cavalos com cólicas.'],
  ['es', 'Recomendado por veterinarios contra el cólico.', 'No recomendado para caballos con cólico.'],
  ['sv', 'Veterinären rekommenderar det vid fång.', 'Inte rekommenderat vid fång.'],
  ['et', 'Loomaarst soovitab koolikute korral.', 'Ei soovitata koolikute korral.'],
] as const)(
  'in %s, praise is no warning: “%s” claims, “%s” does not (LAW-15)',
  (language, claim, warning) => {
    expect(claimsIn(claim, language)).not.toEqual([])
    expect(claimsIn(warning, language)).toEqual([])
  },
)

test.each([
  ['en', 'Developed with vets for horses with colic.'],
  ['en', 'Vet approved: stops colic.'],
  ['en', 'Not for foals, but good for ponies with laminitis.'],
  ['nl', 'Niet voor niets de beste keuze bij koliek.'],
  ['nl', 'Met dierenartsen ontwikkeld voor paarden met koliek.'],
  ['nl', 'Niet voor veulens, maar wel voor pony’s met hoefbevangenheid.'],
  ['de', 'Mit Tierärzten entwickelt für Pferde mit Kolik.'],
  ['de', 'Nicht für Fohlen, aber gut für Ponys mit Hufrehe.'],
  ['da', 'Udviklet med dyrlæger til heste med kolik.'],
  ['it', 'Sviluppato con veterinari per cavalli con la colica.'],
  ['es', 'No por nada la mejor elección con laminitis.'],
  ['sv', 'Inte för inte det bästa valet vid fång.'],
  ['et', 'Loomaarstidega välja töötatud koolikutega hobustele.'],
] as const)('in %s, a vet or an exclusion elsewhere excuses nothing: “%s” (LAW-4)', (language, text) => {
  expect(claimsIn(text, language)).not.toEqual([])
})

test.each([
  ['en', 'Consult your vet: an excellent choice for horses with laminitis.'],
  ['en', 'Ask your vet why it works for ulcers.'],
  ['en', 'Ask your vet why so many owners choose it for ponies with laminitis.'],
  ['en', 'Call your vet first; just the thing for horses with colic.'],
  ['en', 'Talk to your vet – made with care for horses with a cough.'],
  ['en', 'See your vet: colic stays away with our mash.'],
  ['de', 'Fragen Sie Ihren Tierarzt: die beste Wahl für Pferde mit Hufrehe.'],
  ['de', 'Fragen Sie Ihren Tierarzt, warum es bei Hufrehe so gut wirkt.'],
  ['de', 'Sprechen Sie mit dem Tierarzt – genau richtig bei Kotwasser.'],
  ['nl', 'Vraag uw dierenarts: de beste keuze bij hoefbevangenheid.'],
  ['nl', 'Vraag uw dierenarts waarom het werkt bij maagzweren.'],
  ['nl', 'Overleg met uw dierenarts: een voer voor paarden met koliek.'],
  ['da', 'Spørg din dyrlæge: det bedste valg til heste med forfangenhed.'],
  ['da', 'Spørg dyrlægen, hvorfor det virker ved mavesår.'],
  ['it', 'Chieda al veterinario: la scelta migliore per cavalli con laminite.'],
  ['pt', 'Pergunte ao veterinário: a melhor escolha para cavalos com laminite.'],
  ['es', 'Pregunte al veterinario: la mejor elección para caballos con laminitis.'],
  ['sv', 'Fråga veterinären: det bästa valet till hästar med fång.'],
  ['et', 'Küsige loomaarstilt: parim valik laminiidi korral.'],
] as const)('in %s, the vet excuses no benefit in the same sentence: “%s” (LAW-15)', (language, text) => {
  expect(claimsIn(text, language)).not.toEqual([])
})

test.each([
  ['nl', 'Andere muesli is niet geschikt bij hoefbevangenheid, deze wel.'],
  ['nl', 'Gewone brok is niet geschikt bij maagzweren; probeer deze.'],
  ['de', 'Anderes Müsli ist nicht geeignet bei Hufrehe, dieses schon.'],
  ['da', 'Andet foder er ikke egnet til heste med forfangenhed, vores er.'],
  ['en', 'Unsuitable feed causes laminitis, ours does not.'],
  ['en', 'Other feeds are not suitable for ponies with laminitis.'],
  ['it', 'Altri mangimi non sono adatti con la laminite, il nostro sì.'],
  ['pt', 'Outras rações não são adequadas com laminite, a nossa sim.'],
  ['es', 'Otros piensos no son aptos con laminitis, el nuestro sí.'],
  ['sv', 'Annat foder är olämpligt vid fång, vårt inte.'],
  ['et', 'Teised söödad ei sobi laminiidi korral, meie oma sobib.'],
] as const)('in %s, what another feed is not for praises this one: “%s” (LAW-15)', (language, text) => {
  expect(claimsIn(text, language)).not.toEqual([])
})

test.each([
  ['de', 'Ideal für Rehepferde.', ['Rehepferde']],
  ['de', 'Für EMS-Pferde und Emspferde.', ['EMS', 'Emspferde']],
  ['nl', 'Voor emspaarden.', ['emspaarden']],
  ['nl', 'Een muesli voor ppidpony’s en Spatpaarden.', ['ppidpony', 'Spatpaarden']],
  ['da', 'Til emsheste.', ['emsheste']],
  ['en', 'For foundered ponies.', ['foundered']],
  ['en', 'For emshorses.', ['emshorses']],
  ['sv', 'Till fånghästar.', ['fånghästar']],
] as const)('in %s, a word that an illness is joined in is one: “%s” (LAW-13)', (language, text, words) => {
  expect(claimsIn(text, language)).toEqual(words)
})

test.each([
  ['en', 'With colic: call your vet.'],
  ['en', 'Call your vet: colic is an emergency.'],
  ['de', 'Bei Kolik: rufen Sie den Tierarzt.'],
  ['nl', 'Niet bij koliek; overleg bij hoefbevangenheid eerst met uw dierenarts.'],
  ['da', 'Ved kolik: ring til dyrlægen.'],
] as const)('in %s, a warning of two parts stays one: “%s” (LAW-14)', (language, text) => {
  expect(claimsIn(text, language)).toEqual([])
})

test('a full stop, a line or a heading does not part a product from the illness it is shown for (LAW-4, LAW-16)', () => {
  const question = 'Does your pony have laminitis? Then [our balancer](product:223) is right.'
  expect(claimsOfProductsIn(question, 'en')).toEqual(['laminitis'])
  expect(claimsOfProductsIn('## Laminitis\n\n[Our balancer](product:223) is right.', 'en')).toEqual([
    'Laminitis',
  ])
  expect(claimsOfProductsIn('Laminitis has causes.\n\n[Our balancer](product:223) is small.', 'en')).toEqual(
    [],
  )
})

test('a text that informs is refused only where it ties an illness to a product (LAW-16)', () => {
  const advice =
    'Colic is an emergency: call at once.\n\nOur [mash](product:131) is soft.\n\nLaminitis has many causes.'
  expect(claimsOfProductsIn(advice, 'en')).toEqual([])
  expect(claimsOfProductsIn('With laminitis, [this balancer](product:223) is right.', 'en')).toEqual([
    'laminitis',
  ])
  expect(claimsOfProductsIn('[This mash](product:131) is not for horses with laminitis.', 'en')).toEqual([])
})

/** Colic, sand colic, ulcer, arthrosis, cough, COPD, allergy, diarrhoea, laminitis, itch. */
const questions: Record<LanguageCode, string> = {
  nl: 'koliek zandkoliek maagzweer artrose hoest COPD stofallergie diarree hoefbevangenheid zomereczeem',
  de: 'Kolik Sandkolik Magengeschwür Arthrose Husten COPD Stauballergie Durchfall Hufrehe Sommerekzem',
  da: 'kolik sandkolik mavesår slidgigt hoste KOL støvallergi diarré forfangenhed sommereksem',
  en: 'colic sand-colic ulcer arthrosis cough COPD allergy diarrhoea laminitis eczema',
  it: 'colica coliche ulcera artrosi tosse BPCO allergia diarrea laminite dermatite',
  pt: 'cólica cólicas úlcera artrose tosse DPOC alergia diarreia laminite dermatite',
  es: 'cólico cólicos úlcera artrosis tos EPOC alergia diarrea laminitis dermatitis',
  sv: 'kolik sandkolik magsår artros hosta KOL dammallergi diarré fång sommareksem',
  et: 'koolikud liivakoolikud maohaavand artroos köha KOK tolmuallergia kõhulahtisus laminiit suveekseem',
}

test('in every language colic, ulcer, arthrosis, cough, COPD, allergy, diarrhoea and laminitis are refused to an advertisement (LAW-4, LAW-13)', () => {
  for (const language of languageCodes) {
    const words = questions[language].split(' ')
    expect([language, words.length]).toEqual([language, 10])
    expect([language, words.filter((word) => claimsIn(`Good for ${word}.`, language).length === 0)]).toEqual([
      language,
      [],
    ])
  }
})

test('every language knows the illnesses that shops are fined for, and each word finds itself (LAW-13)', () => {
  for (const language of languageCodes) {
    const words = illnessWords[language].split(',')
    expect([language, words.length > 25]).toEqual([language, true])
    for (const entry of words) {
      const word = entry.replaceAll(/[*|]/g, '')
      expect([language, entry, illnessesIn(`x ${word} y`, language).length]).toEqual([language, entry, 1])
    }
  }
})
