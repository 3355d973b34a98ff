import { safePath } from './use-enter'

const key = 'office-way-back'

/** OFFICE-4: where somebody wanted to go, over the visit at another host. */
export function rememberWayBack(path: string): void {
  sessionStorage.setItem(key, path)
}

export function takeWayBack(): string {
  const path = safePath(sessionStorage.getItem(key))
  sessionStorage.removeItem(key)
  return path
}
