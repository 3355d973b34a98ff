import { safePath } from './use-enter'

const key = 'office-way-back'

/** The requested screen, kept over the visit at another host (OFFICE-4). */
export function rememberWayBack(path: string): void {
  sessionStorage.setItem(key, path)
}

export function takeWayBack(): string {
  const path = safePath(sessionStorage.getItem(key))
  sessionStorage.removeItem(key)
  return path
}
