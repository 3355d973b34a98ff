import { exampleResults } from './result-key.ts'

/** Forms that every site which sells has at the same address (SITES-13), by the ref that texts name them with (CONTENT-13). */
const forms = {
  'form:withdraw': '/withdraw/',
  'form:end-contract': '/end-contract/',
}

/** What texts may lead to on every site, though no site publishes it. */
export const fixedLinks: Readonly<Record<string, string>> = { ...exampleResults, ...forms }
