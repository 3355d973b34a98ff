import { apiDocument } from '@haverhof/backend'
import { readFileSync, writeFileSync } from 'node:fs'
import openapiTypescript, { astToString } from 'openapi-typescript'

const file = new URL('../packages/api-client/src/schema.d.ts', import.meta.url)

/** The client's types, made from the API's own document. */
async function generate(): Promise<string> {
  const ast = await openapiTypescript(JSON.stringify(apiDocument()), { alphabetize: true })
  return astToString(ast)
}

export async function checkClientInStep(): Promise<boolean> {
  const inStep = readFileSync(file, 'utf8') === (await generate())
  if (!inStep) console.error('packages/api-client/src/schema.d.ts is out of step: run `npm run generate`')
  return inStep
}

export async function writeClient(): Promise<void> {
  writeFileSync(file, await generate())
}
