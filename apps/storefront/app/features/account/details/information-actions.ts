/** What can be changed under `information/{action}/`, in the order of the page. */
export const informationActions = [
  'personal',
  'company',
  'addresses',
  'password',
  'passkeys',
  'email',
  'privacy',
] as const

export type InformationAction = (typeof informationActions)[number]

export function informationAction(given: string | undefined): InformationAction | null {
  return informationActions.find((action) => action === given) ?? null
}
