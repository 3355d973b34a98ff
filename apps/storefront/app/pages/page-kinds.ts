import type { ComponentType } from 'react'

// oxlint-disable-next-line typescript/no-explicit-any -- each kind's page takes its own data; the table pairs them
type PageModule = { Page: ComponentType<{ data: any }> }

/**
 * Every kind of content a path can lead to has a page in `kinds/<kind>.tsx`, a file of its own in the browser, and
 * what it needs from the API in `loaders/kinds/<kind>.server.ts`, which never gets there.
 */
const modules = import.meta.glob<PageModule>('./kinds/*.tsx')

const loaded = new Map<string, PageModule>()

/** Loads the code of a kind once; afterwards `pageOfKind` has it at hand while rendering. */
export async function loadPageKind(kind: string): Promise<void> {
  const load = modules[`./kinds/${kind}.tsx`]
  if (load && !loaded.has(kind)) loaded.set(kind, await load())
}

export async function loadAllPageKinds(): Promise<void> {
  await Promise.all(Object.keys(modules).map((file) => loadPageKind(kindOf(file))))
}

export function pageOfKind(kind: string): PageModule['Page'] {
  const module = loaded.get(kind)
  if (!module) throw new Error(`The page of kind ${kind} is not loaded`)
  return module.Page
}

function kindOf(file: string): string {
  return file.slice('./kinds/'.length, -'.tsx'.length)
}
