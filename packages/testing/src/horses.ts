/** A horse without its name. */
export const bella = {
  birthYear: 2014,
  horseType: 'horse',
  weightKg: 560,
  workLoad: 'light',
  roughageType: 'hay',
  lifeStage: 'adult',
  bodyCondition: 'right',
  health: ['ulcers'],
}

/** Of pack 10101, three kilos: lasts twelve days. */
export const packOfMuesli = { openedOn: '2026-01-01', pieces: 1, gramsPerDay: 250, isReminded: false }
