import { apiDocument, staffApiDocument } from '@haverhof/backend'
import { readFileSync, writeFileSync } from 'node:fs'
import openapiTypescript, { astToString } from 'openapi-typescript'
import { requestRulesModule } from './request-rules.ts'

/** What is made from the two APIs' own documents: the client's types, the rules of forms, and the document that integrators read. */
const generated: { file: URL; generate: () => Promise<string> }[] = [
  {
    file: new URL('../packages/api-client/src/schema.d.ts', import.meta.url),
    generate: async () =>
      astToString(await openapiTypescript(JSON.stringify(apiDocument()), { alphabetize: true })),
  },
  {
    file: new URL('../packages/api-client/src/staff/schema.d.ts', import.meta.url),
    generate: async () =>
      astToString(await openapiTypescript(JSON.stringify(await staffApiDocument()), { alphabetize: true })),
  },
  {
    file: new URL('../packages/api-client/src/staff/request-rules.ts', import.meta.url),
    generate: async () => requestRulesModule(await staffApiDocument()),
  },
  {
    file: new URL('../docs/integrators/staff-api-v1.json', import.meta.url),
    generate: async () => `${JSON.stringify(await staffApiDocument(), null, 2)}\n`,
  },
]

export async function checkClientInStep(): Promise<boolean> {
  const outOfStep: string[] = []
  for (const { file, generate } of generated)
    if (readFileSync(file, 'utf8') !== (await generate())) outOfStep.push(file.pathname)
  for (const file of outOfStep) console.error(`${file} is out of step: run \`npm run generate\``)
  return outOfStep.length === 0
}

export async function writeClient(): Promise<void> {
  for (const { file, generate } of generated) writeFileSync(file, await generate())
}
