import type { LanguageCode } from '../shared/index.ts'

/**
 * LAW-4: illnesses that no feed may be said to prevent, treat or cure (Regulation (EC) No 767/2009, Art. 13(3)); none of them is a nutritional
 * purpose for equids that our feeds are notified for (Regulation (EU) 2020/354). To be confirmed by a lawyer and by a feed inspector.
 *
 * Words are separated by commas and are the beginning of a word; `*` in front: anywhere in a word, `|` behind: the whole word. Capitals are
 * abbreviations and stand for themselves.
 */
export const illnessWords: Record<LanguageCode, string> = {
  nl: 'EMS|,PPID,COPD,RAO|,HYPP,PSSM,Cushing,*hoefbevang,bevangen,*koliek,*maagzwe,*zweren,*artrose,*artritis,spat|,*hoest,*astma,*bronchit,*allerg,*diarree,*eczeem,*mestwater,kreupel,*ontstek,*infectie,insuline,tying,maandagziekte,*hyperlip,*botulisme,droes|,dampig,rotstraal,mok|,hoefkatrol,cornage,schurft,tumor,kanker',
  de: 'EMS|,PPID,COPD,COB|,HYPP,PSSM,Cushing,*hufrehe,rehe|,*kolik,*magengeschwür,*geschwüre,*arthrose,*arthritis,spat|,husten,hustet,*huster,*asthma,*bronchitis,*allergi,*durchfall,*ekzem,*kotwasser,lahmheit,lahmt,lahmes,*entzünd,infekt,insulin,kreuzverschlag,tying,*hyperlip,*botulismus,druse|,dämpfig,strahlfäule,mauke|,*sarkoid,hufrolle,*spondylose,räude,tumor,krebs|',
  da: 'EMS|,PPID,KOL|,COPD,HYPP,PSSM,Cushing,*forfang,*kolik,*mavesår,*slidgigt,*artrose,*artrit,*hoste,*astma,*bronkit,*allergi,*diarré,*eksem|,*eksemet,*gødningsvand,halthed,halter,*betænd,*infekt,insulin,korsforlam,nyreslag,*hyperlip,*botulisme,kværke,muk|,*sarkoid,skab|,tumor,kræft|',
  en: 'EMS|,PPID,COPD,RAO|,HYPP,PSSM,Cushing,laminiti,founder|,colic,ulcer,arthros,arthrit,osteoarthr,spavin,cough,asthma,heaves|,bronchit,allerg,diarrhoea,diarrhea,eczema,sweet itch,free faecal water,lame|,lameness,inflamm,infection,insulin,tying-up,azoturia,hyperlip,botulism,strangles,mud fever,navicular,sarcoid,rain scald,mange|,tumour,cancer',
  it: 'EMS|,PPID,BPCO,COPD,RAO|,HYPP,PSSM,Cushing,laminit,podoflemmatit,colic,ulcer,*artros,*artrit,toss,asma|,bronchit,allerg,diarrea,dermatit,eczema,zoppi,infiamm,infezion,insulin,rabdomiol,iperlip,botulism,tumor,cancro',
  pt: 'EMS|,SME|,PPID,DPOC,COPD,HYPP,PSSM,Cushing,laminit,cólica,úlcera,*artros,*artrit,toss,asma|,bronquit,alergi,alérgi,diarreia,dermatit,eczema,claudica,manqueira,inflama,infeção,infeções,insulin,rabdomiól,hiperlip,botulism,tumor,cancro',
  es: 'EMS|,SME|,PPID,EPOC,COPD,HYPP,PSSM,Cushing,laminit,infosura,cólico,úlcera,*artros,*artrit,tos|,tose|,toser|,asma|,bronquit,alergi,alérgi,diarrea,dermatit,eccema,eczema,cojera,cojea,inflama,infecci,insulin,rabdomiól,hiperlip,botulism,tumor,cáncer',
  sv: 'EMS|,PPID,KOL|,COPD,HYPP,PSSM,Cushing,fång|,fången,fångbenäg,hovfång,*kolik,*magsår,*artros,*artrit,*hosta,*astma,*bronkit,*allergi,*diarré,*eksem|,*eksemet,hälta,halt häst,*inflamm,*infektion,insulin,korsförlam,*hyperlip,*botulism,kvarka,mugg|,tumör,cancer',
  et: 'EMS|,PPID,KOK|,COPD,HYPP,PSSM,Cushing,*laminiit,kabjapõletik,*koolik,*haavand,*artroos,*artriit,köh,*astma,*bronhiit,*allergi,kõhulaht,*ekseem,lonka,*põletik,*infekts,insuliin,*hüperlip,botulism,kasvaja,vähk|',
}

/** LAW-4: what leaves an animal out, or warns: a sentence with it may name an illness. */
export const exclusionWords: Record<LanguageCode, string> = {
  nl: 'niet voor,niet bij,niet aan,niet geschikt,ongeschikt,nooit aan,nooit bij,geef dit niet,geen voer voor,niet aanbevolen',
  de: 'nicht für,nicht bei,nicht an,nicht geeignet,ungeeignet,nie an,niemals,kein Futter für,nicht empfohlen',
  da: 'ikke til,ikke ved,ikke egnet,uegnet,aldrig til,giv ikke,ikke foder til,ikke anbefal',
  en: 'not for,not with,not suitable,unsuitable,never for,never to,do not feed,don’t feed,not a feed for,not recommend,not made for,not ideal',
  it: 'non per,non con,non adatt,inadatt,mai a,non dia,non è per,non consigliat,non raccomandat',
  pt: 'não para,não com,não é adequad,não adequad,inadequad,nunca a,não dê,não recomendad,não aconselhad',
  es: 'no para,no con,no apto,no apta,no es apto,no es apta,no adecuad,nunca a,no dé,no recomendad,no aconsejad',
  sv: 'inte till,inte för,inte vid,inte åt,olämplig,aldrig till,ge inte,inte rekommender',
  et: 'mitte,ei sobi,ärge söötke,ärge andke,sobimatu,ei soovita',
}

/** LAW-4: who is named with one of `consultWords`; a vet alone is praise. */
export const vetWords: Record<LanguageCode, string> = {
  nl: 'dierenarts,veearts',
  de: 'tierarzt,tierärzt,veterinär',
  da: 'dyrlæge',
  en: "vet|,vet’s,vet's,vets|,veterinar",
  it: 'veterinari',
  pt: 'veterinári',
  es: 'veterinari',
  sv: 'veterinär',
  et: 'loomaarst,veterinaar',
}

/** LAW-4: a sentence that sends the owner to the vet may name the illness. */
export const consultWords: Record<LanguageCode, string> = {
  nl: 'vraag,vragen,overleg,raadpleeg,bel|,belt|,bellen,bespreek,bespreekt,roep,laat|,laten,contact,eerst|,haal,praat,hoort bij,naar de,aan zet,gastroscop,hoort een',
  de: 'frag,befrag,sprech,sprich,bespr,rücksprache,absprache,absprechen,abgesprochen,ruf|,rufen,ruft,gerufen,lassen,hinzuzieh,klär,abklär,konsult,hol|,holen,zuerst,fall für,untersuch,gastroskop,gehört zum',
  da: 'spørg,tal|,taler|,kontakt,ring,rådfør,lad|,aftal,først|,tilkald,samråd,undersøg,drøft,gastroskop,en sag',
  en: 'ask,call,consult,talk,speak,see a|,see your|,check with,first|,contact,let|,discuss,advice,gastroscop,matter for',
  it: 'chied,chiam,consult,parl,contatt,sent,faccia|,prima|,rivolg,gastroscop,compito',
  pt: 'pergunt,fale|,falar,chame,chamar,consult,contact,deixe,primeiro|,peça,ligue,ligar,combin,gastroscop,assunto',
  es: 'pregunt,consult,llam,habl,contact,pid,primero|,deje|,acud,gastroscop,cosa del',
  sv: 'fråga,kontakt,ring|,ringa,rådgör,rådfråga,tala|,prata,låt|,samråd,först|,ringer|,igenom,gastroskop,en sak',
  et: 'küsi,konsult,helista,kutsu,pea|,pidage|,räägi,pöördu,las|,laske|,esmalt|,kõigepealt|,nõu|,arutage,gastroskoop,asi|',
}

/** LAW-4: what follows one of them is a thought of its own: an exclusion before it excuses nothing after it. */
export const contrastWords: Record<LanguageCode, string> = {
  nl: 'maar|,echter|,juist|',
  de: 'aber|,sondern|,jedoch|,dafür|',
  da: 'men|,derimod|,dog|',
  en: 'but|,however|,yet|',
  it: 'ma|,però|,bensì|,invece|',
  pt: 'mas|,porém|,contudo|',
  es: 'pero|,sino|,en cambio|',
  sv: 'men|,däremot|,dock|',
  et: 'aga|,kuid|,vaid|',
}

/** Sayings that only look like an exclusion. */
export const noExclusion =
  /niet voor niets|not for nothing|non per (?:niente|nulla)|no por nada|inte för inte/giu

/** LAW-4: verbs of healing and words of praise: with one of them neither a vet nor an exclusion makes a claim a warning. */
export const healingWords: Record<LanguageCode, string> = {
  nl: 'helpt,helpen|,geneest,genezen,voorkomt,voorkomen|,verlicht,verhelpt,bestrijdt,tegen|,uitkomst,aanbevolen,ideaal,perfect,gemaakt voor,speciaal voor',
  de: 'hilft,helfen|,heilt,heilen|,verhindert,beugt,vorbeug,lindert,lindern,bekämpft,gegen|,empfohlen,empfiehlt,empfehlen|,ideal,perfekt,gemacht für,speziell für',
  da: 'hjælper,hjælp|,helbreder,forebygger,lindrer,bekæmper,mod|,anbefal,ideel,perfekt,lavet til,specielt til',
  en: 'helps,help|,cures,cured,prevents,prevent|,relieves,relieve|,heals,against|,soothes,recommend,ideal,perfect,made for,designed for',
  it: 'aiuta,guarisc,previen,allevia,lenisc,combatte,contro|,consigliat,raccomandat,ideale,perfett,fatto per,fatta per',
  pt: 'ajuda,cura|,curam,previne,alivia,combate,contra|,recomendad,aconselhad,ideal,perfeit,feito para,feita para',
  es: 'ayuda,cura|,curan,previen,alivia,combate,contra|,recomendad,aconsejad,ideal,perfect,hecho para,hecha para',
  sv: 'hjälper,hjälp|,botar,läker,förebygger,lindrar,bekämpar,mot|,rekommender,idealisk,perfekt,gjord för,gjort för',
  et: 'aitab,ravib,ennetab,leevendab,vastu|,soovitab,soovitavad,ideaal,täiuslik',
}
