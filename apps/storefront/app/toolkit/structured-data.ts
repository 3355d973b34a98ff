import { createContext as createReactContext } from 'react'
import { createContext } from 'react-router'

/** Structured data of a page, in the words of schema.org. */
export type JsonLd = Record<string, unknown>

/** Structured data of the page of this request, set by its loader. */
export const structuredData = createContext<JsonLd[]>()

/** The same, while the server renders the page. Browsers render none: only crawlers read it. */
export const StructuredData = createReactContext<readonly JsonLd[]>([])
