const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Whether it can be the id of an account; PostgreSQL refuses to look for anything else. */
export function isUserId(text: string): boolean {
  return uuid.test(text)
}

export const nobodysId = '00000000-0000-0000-0000-000000000000'
