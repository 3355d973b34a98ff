/** What the browser keeps; a browser that keeps nothing (private windows, full storage) just forgets. */
export function readStored(key: string, area: () => Storage = local): string | null {
  try {
    return area().getItem(key)
  } catch {
    return null
  }
}

export function writeStored(key: string, value: string | null, area: () => Storage = local): void {
  try {
    if (value === null) area().removeItem(key)
    else area().setItem(key, value)
  } catch {
    // Nothing to do: the value lives as long as the page.
  }
}

function local(): Storage {
  return localStorage
}

export function session(): Storage {
  return sessionStorage
}
