function list(words: string): readonly string[] {
  return words.split('; ')
}

/** Words that synthetic products are made of, per language and in the same order. */
export const syntheticWords = {
  nl: {
    qualities: list(
      `Mild; Kruidig; Vezelrijk; Suikerarm; Energierijk; Havervrij; Graanvrij; Fijn; Krachtig; Rustig; Licht; Compleet`,
    ),
    forms: list(
      `Muesli; Brok; Slobber; Balancer; Luzernemix; Grasbrok; Gewrichtspoeder; Hoefsupplement; Magnesiumpoeder; Kruidenmix; Elektrolyten; Lijnolie; Paardensnoepjes; Likemmer`,
    ),
    ingredients: list(
      `haver; gerst; luzerne; lijnzaad; bietenpulp; wortel; appel; tijm; brandnetel; biergist; zonnebloempitten; rijstzemelen; zwarte komijn; venkel; kamille; rozenbottel`,
    ),
    aims: list(
      `een rustige maag; sterke hoeven; soepele gewrichten; een glanzende vacht; meer spieren; vrije luchtwegen; een gezond gewicht; frisse benen na de wedstrijd`,
    ),
    sentences: [
      'Voor paarden die {aim} nodig hebben.',
      'Met {ingredient} en {ingredient}, zonder loze vulling.',
      'Ook geschikt naast schraal hooi of voordroogkuil.',
      'Verdeel de dagdosering over drie voerbeurten.',
      'Onze voedingskundigen ontwikkelden dit samen met stalhouders.',
      'De basis is {ingredient}, aangevuld met {ingredient}.',
      'Bewaar de zak droog en koel.',
    ],
  },
  de: {
    qualities: list(
      `Mildes; Würziges; Faserreiches; Zuckerarmes; Energiereiches; Haferfreies; Getreidefreies; Feines; Kräftiges; Ruhiges; Leichtes; Vollwertiges`,
    ),
    forms: list(
      `Müsli; Pellets; Mash; Balancer; Luzernemix; Grascobs; Gelenkpulver; Hufpulver; Magnesiumpulver; Kräutermischung; Elektrolyte; Leinöl; Leckerli; Leckeimer`,
    ),
    ingredients: list(
      `Hafer; Gerste; Luzerne; Leinsamen; Rübenschnitzel; Karotte; Apfel; Thymian; Brennnessel; Bierhefe; Sonnenblumenkerne; Reiskleie; Schwarzkümmel; Fenchel; Kamille; Hagebutte`,
    ),
    aims: list(
      `einen ruhigen Magen; starke Hufe; bewegliche Gelenke; glänzendes Fell; mehr Muskulatur; freie Atemwege; ein gesundes Gewicht; frische Beine nach dem Turnier`,
    ),
    sentences: [
      'Für Pferde, die {aim} brauchen.',
      'Mit {ingredient} und {ingredient}, ohne Füllstoffe.',
      'Passt auch zu magerem Heu oder Heulage.',
      'Die Tagesmenge auf drei Mahlzeiten verteilen.',
      'Unsere Fütterungsberater haben es mit Stallbetreibern entwickelt.',
      'Die Grundlage ist {ingredient}, ergänzt mit {ingredient}.',
      'Den Sack trocken und kühl lagern.',
    ],
  },
  en: {
    qualities: list(
      `Mild; Herbal; High-fibre; Low-sugar; High-energy; Oat-free; Grain-free; Fine; Powerful; Calming; Light; Complete`,
    ),
    forms: list(
      `Muesli; Pellets; Mash; Balancer; Alfalfa Mix; Grass Nuts; Joint Powder; Hoof Supplement; Magnesium Powder; Herb Mix; Electrolytes; Linseed Oil; Treats; Lick Bucket`,
    ),
    ingredients: list(
      `oats; barley; alfalfa; linseed; beet pulp; carrot; apple; thyme; nettle; brewer’s yeast; sunflower seeds; rice bran; black cumin; fennel; camomile; rosehip`,
    ),
    aims: list(
      `a settled stomach; strong hooves; supple joints; a shining coat; more muscle; clear airways; a healthy weight; fresh legs after a show`,
    ),
    sentences: [
      'For horses that need {aim}.',
      'With {ingredient} and {ingredient}, and no fillers.',
      'Goes well with poor hay or haylage.',
      'Divide the daily amount over three feeds.',
      'Our nutritionists developed it together with yard owners.',
      'The base is {ingredient}, rounded off with {ingredient}.',
      'Keep the bag dry and cool.',
    ],
  },
} as const

/** Parts of the invented names of product lines. */
export const lineNames = {
  starts: list(
    `Vel; Mar; Tor; Sil; Bra; Lin; Kor; Das; Fen; Gal; Hes; Jor; Nov; Ost; Pal; Ram; Sten; Ulm; Wal; Zan`,
  ),
  middles: list(`o; a; i; e; ando; eli; ori; ume; ira; ovi`),
  ends: list(`ris; dan; vit; mor; lex; nor; tan; ver; fit; gard; holm; mond; sen; tor; via; wick`),
} as const
