import type { ComponentType } from 'react'

// oxlint-disable-next-line typescript/no-explicit-any -- each kind's page takes its own data; the table pairs them
type PageModule = { Page: ComponentType<{ data: any }> }

/** Every kind of content a path can lead to, and the code that shows it, loaded when first met. */
const loaders: Record<string, () => Promise<PageModule>> = {}

const loaded = new Map<string, PageModule>()

export async function loadPageKind(kind: string): Promise<void> {
  const load = loaders[kind]
  if (load && !loaded.has(kind)) loaded.set(kind, await load())
}

export async function loadAllPageKinds(): Promise<void> {
  await Promise.all(Object.keys(loaders).map(loadPageKind))
}

export function pageOfKind(kind: string): PageModule['Page'] {
  const module = loaded.get(kind)
  if (!module) throw new Error(`The page of kind ${kind} is not loaded`)
  return module.Page
}
