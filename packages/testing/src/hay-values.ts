/** Hay that is as it should be. */
export const hayValues = {
  'dry-matter': 860,
  'energy-ewpa': 0.64,
  'energy-de': 9,
  'crude-protein': 90,
  'digestible-protein': 52,
  sugar: 90,
  'crude-fibre': 300,
  'crude-ash': 75,
  calcium: 4.5,
  phosphorus: 2.4,
  magnesium: 1.8,
  potassium: 18,
  sodium: 1.2,
}
