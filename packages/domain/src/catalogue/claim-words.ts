import type { LanguageCode } from '../shared/index.ts'

/**
 * Illnesses that no feed may be said to prevent, treat or cure
 * (Regulation (EC) No 767/2009, Art. 13(3)); none of them is a nutritional
 * purpose for equids that our feeds are notified for (Regulation (EU) 2020/354) (LAW-4). To be confirmed by a lawyer and by a feed inspector.
 *
 * Words are separated by commas and are the beginning of a word; `*` in front: anywhere in a word, `|` behind: the whole word. Capitals are
 * abbreviations and stand for themselves. Before a word of `animalWords` each of them counts joined as well, in any case: `emspaard`.
 */
export const illnessWords: Record<LanguageCode, string> = {
  nl: 'EMS|,PPID,COPD,RAO|,HYPP,PSSM,Cushing,*hoefbevang,bevangen,*koliek,*maagzwe,*zweren,*artrose,*artritis,spat|,*hoest,*astma,*bronchit,*allerg,*diarree,*eczeem,*mestwater,kreupel,*ontstek,*infectie,insuline,tying,maandagziekte,*hyperlip,*botulisme,droes|,dampig,rotstraal,mok|,hoefkatrol,cornage,schurft,tumor,kanker',
  de: 'EMS|,PPID,COPD,COB|,HYPP,PSSM,Cushing,*hufrehe,rehe|,*kolik,*magengeschwür,*geschwüre,*arthrose,*arthritis,spat|,husten,hustet,*huster,*asthma,*bronchitis,*allergi,*durchfall,*ekzem,*kotwasser,lahmheit,lahmt,lahmes,*entzünd,infekt,insulin,kreuzverschlag,tying,*hyperlip,*botulismus,druse|,dämpfig,strahlfäule,mauke|,*sarkoid,hufrolle,*spondylose,räude,tumor,krebs|',
  da: 'EMS|,PPID,KOL|,COPD,HYPP,PSSM,Cushing,*forfang,*kolik,*mavesår,*slidgigt,*artrose,*artrit,*hoste,*astma,*bronkit,*allergi,*diarré,*eksem|,*eksemet,*gødningsvand,halthed,halter,*betænd,*infekt,insulin,korsforlam,nyreslag,*hyperlip,*botulisme,kværke,muk|,*sarkoid,skab|,tumor,kræft|',
  en: 'EMS|,PPID,COPD,RAO|,HYPP,PSSM,Cushing,laminiti,founder|,foundered|,foundering|,colic,ulcer,arthros,arthrit,osteoarthr,spavin,cough,asthma,heaves|,bronchit,allerg,diarrhoea,diarrhea,eczema,sweet itch,free faecal water,lame|,lameness,inflamm,infection,insulin,tying-up,azoturia,hyperlip,botulism,strangles,mud fever,navicular,sarcoid,rain scald,mange|,tumour,cancer',
  it: 'EMS|,PPID,BPCO,COPD,RAO|,HYPP,PSSM,Cushing,laminit,podoflemmatit,colic,ulcer,*artros,*artrit,toss,asma|,bronchit,allerg,diarrea,dermatit,eczema,zoppi,infiamm,infezion,insulin,rabdomiol,iperlip,botulism,tumor,cancro',
  pt: 'EMS|,SME|,PPID,DPOC,COPD,HYPP,PSSM,Cushing,laminit,cólica,úlcera,*artros,*artrit,toss,asma|,bronquit,alergi,alérgi,diarreia,dermatit,eczema,claudica,manqueira,inflama,infeção,infeções,insulin,rabdomiól,hiperlip,botulism,tumor,cancro',
  es: 'EMS|,SME|,PPID,EPOC,COPD,HYPP,PSSM,Cushing,laminit,infosura,cólico,úlcera,*artros,*artrit,tos|,tose|,toser|,asma|,bronquit,alergi,alérgi,diarrea,dermatit,eccema,eczema,cojera,cojea,inflama,infecci,insulin,rabdomiól,hiperlip,botulism,tumor,cáncer',
  sv: 'EMS|,PPID,KOL|,COPD,HYPP,PSSM,Cushing,fång|,fången,fångbenäg,hovfång,*kolik,*magsår,*artros,*artrit,*hosta,*astma,*bronkit,*allergi,*diarré,*eksem|,*eksemet,hälta,halt häst,*inflamm,*infektion,insulin,korsförlam,*hyperlip,*botulism,kvarka,mugg|,tumör,cancer',
  et: 'EMS|,PPID,KOK|,COPD,HYPP,PSSM,Cushing,*laminii,kabjapõletik,*koolik,*haavand,*artroos,*artriit,köh,*astma,*bronhiit,*allergi,kõhulaht,*ekseem,lonka,*põletik,*infekts,insuliin,*hüperlip,botulism,kasvaja,vähk|',
}

/** What leaves an animal out, or warns: a sentence with it may name an illness (LAW-14). */
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

/** Who is named with one of `consultWords`; a vet alone is praise (LAW-4). */
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

/** A sentence that sends the owner to the vet may name the illness (LAW-14). */
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

/** What follows one of them is a thought of its own: an exclusion before it excuses nothing after it (LAW-4). */
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

/** Verbs of healing and words of praise: with one of them neither a vet nor an exclusion makes a claim a warning (LAW-4). */
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

/** What an illness is joined to (Rehepferd, emspaard) (LAW-4). */
export const animalWords: Record<LanguageCode, string> = {
  nl: 'paard,pony,pony’,ponies,ezel,merrie,veulen',
  de: 'pferd,pony,ponies,esel,stute,fohlen',
  da: 'hest,pony,ponyer,æsel,hoppe,føl',
  en: 'horse,pony,ponies,donkey,mare,foal',
  it: 'cavall,pony',
  pt: 'caval,pónei',
  es: 'caball,poni',
  sv: 'häst,ponny,åsn,sto|,föl',
  et: 'hobu,poni,eesel,mära,varss',
}

/**
 * What says that something is good or how it works: in a sentence that
 * sends the owner to the vet it makes a claim of the illness (LAW-15).
 */
export const benefitWords: Record<LanguageCode, string> = {
  nl: 'best|,beste|,uitstekend,uitgelezen,keuze,kiest|,kiezen|,werkt|,werken|,werkzaam,effectief,bewezen,oplossing,antwoord op,steunt,ondersteun,verzacht,rust in,goed voor,goed bij,geschikt voor,geschikt bij,precies goed,precies wat,het juiste,vertrouw,succes,zweren bij,zonder zorgen,nooit meer,geen last,verleden tijd,waarom',
  de: 'best|,beste|,besten|,bestes|,hervorragend,ausgezeichnet,wahl|,wählen|,wirkt|,wirken|,wirksam,bewährt,erwiesen,lösung,antwort auf,unterstütz,wohltuend,wohltat,gut für,gut bei,geeignet für,geeignet bei,genau richtig,genau das,das richtige,vertrau,erfolg,schwören auf,sorgenfrei,nie wieder,keine probleme,vergangenheit,warum',
  da: 'bedst|,bedste|,fremragende,fortrinlig,valg|,valget|,vælg|,vælger|,virker|,virkning,effektiv,bevist,løsning,svaret på,støtter|,understøt,skånsom,god til,god ved,godt for,godt ved,egnet til,egnet ved,lige det,det rigtige,stol på,succes,sværger til,aldrig mere,fortid,hvorfor',
  en: 'best|,excellent,superb,outstanding,choice,choose|,chooses|,works|,working|,work for,work with,effective,proven,solution,answer to,answer for,support,supports|,eases|,ease|,good for,good with,great for,great with,suitable for,suits|,right for,just right,just the thing,trust,success,swear by,worry-free,never again,no more,thing of the past,stays away,keeps away,why|',
  it: 'miglior,eccellent,ottim,scelta,scegli,scelgono|,funziona,efficac,provat,soluzione,risposta a,sostien,supporta,adatto a|,adatta a|,adatto per,buono per,giusto per,fiducia,successo,mai più,perché',
  pt: 'melhor,excelent,ótim,escolha,escolh,funciona,eficaz,comprovad,solução,resposta a,apoia,adequado para,adequada para,indicad,bom para,boa para,certo para,confian,sucesso,nunca mais,porque|,porquê',
  es: 'mejor,excelent,óptim,elección,elig,eleg,funciona,eficaz,probad,solución,respuesta a,apoya,adecuado para,adecuada para,indicad,bueno para,buena para,apto para,confian,éxito,nunca más,por qué',
  sv: 'bäst|,bästa|,utmärkt,enastående,val|,valet|,väljer|,fungerar|,verkar|,effektiv,bevisad,lösning,svaret på,stödjer|,stöder|,bra för,bra vid,lämplig för,lämplig vid,rätt för,precis rätt,förtroende,framgång,svär vid,aldrig mer,varför',
  et: 'parim,suurepära,valik,valib|,valivad|,toimib|,mõjub|,tõhus,tõestatud,lahendus,vastus|,toetab|,hea valik,sobib|,õige|,usalda,edu|,enam kunagi,miks|',
}

/** What sets the own product against another: that one is left out, this one praised (LAW-15). */
export const comparisonWords: Record<LanguageCode, string> = {
  nl: 'deze wel,dit wel,deze niet,dit niet,onze|,ons voer,anders dan,in tegenstelling,ander voer,ander merk,andere muesli,andere brok,andere merken,andere voeders,andere producten,gewone muesli,gewone brok,gewoon voer',
  de: 'dieses schon,diese schon,dieser schon,dieses nicht,unseres|,unsere|,unser|,anders als,im gegensatz,andere müsli,anderes müsli,anderes futter,andere futter,andere marken,andere produkte,gewöhnliches',
  da: 'denne er,denne gør,dette er,vores|,i modsætning,andre müsli,anden müsli,andet foder,andre foder,andre mærker,andre produkter,almindelig müsli,almindeligt foder',
  en: 'ours|,unlike|,this one,this does,in contrast,other feed,other muesli,other brand,other product,ordinary feed,ordinary muesli,conventional',
  it: 'il nostro|,la nostra|,i nostri|,a differenza,questo sì,questa sì,altri mangimi,altri muesli,altre marche,altri prodotti',
  pt: 'o nosso|,a nossa|,os nossos|,ao contrário,este sim,esta sim,outras rações,outros muesli,outras marcas,outros produtos',
  es: 'el nuestro|,la nuestra|,los nuestros|,a diferencia,este sí,esta sí,otros piensos,otros muesli,otras marcas,otros productos',
  sv: 'vår|,vårt|,våra|,till skillnad,den här,det här,andra müsli,annan müsli,annat foder,andra foder,andra märken,andra produkter',
  et: 'meie|,erinevalt,see sobib,teised müslid,teised söödad,teised kaubamärgid,teised tooted,tavaline',
}

/** For whom something is: behind a colon or a dash it makes a claim of what the vet is named before (LAW-15). */
export const purposeWords: Record<LanguageCode, string> = {
  nl: 'voor|,bij|,tegen|',
  de: 'für|,bei|,gegen|',
  da: 'til|,ved|,mod|',
  en: 'for|,with|,against|',
  it: 'per|,con|,contro|',
  pt: 'para|,com|,contra|',
  es: 'para|,con|,contra|',
  sv: 'för|,till|,vid|,mot|',
  et: 'jaoks|,korral|,vastu|',
}
