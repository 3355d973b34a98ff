import { createContext } from 'react'

/** What a page needs besides the code of its routes: the code of its kind, and the texts of its locale. */
export type PageModules = { locale: string; kind: string | undefined; areas: string }

/** Names the files of a page in its head. Given by the server alone: in the browser they have been loaded. */
export const ModulePreloads = createContext<(page: PageModules) => void>(() => undefined)
