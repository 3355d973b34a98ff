import { apiDocument, staffApiDocument } from '@haverhof/backend'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import openapiTypescript, { astToString } from 'openapi-typescript'

const root = path.resolve(import.meta.dirname, '..')

/** What is made from the two APIs' own documents: the client's types, and the document that integrators read. */
const generated: { file: string; generate: () => Promise<string> }[] = [
  {
    file: 'packages/api-client/src/schema.d.ts',
    generate: async () =>
      astToString(await openapiTypescript(JSON.stringify(apiDocument()), { alphabetize: true })),
  },
  {
    file: 'docs/integrators/staff-api-v1.json',
    generate: async () => `${JSON.stringify(staffApiDocument(), null, 2)}\n`,
  },
]

export async function checkClientInStep(): Promise<boolean> {
  const outOfStep: string[] = []
  for (const { file, generate } of generated)
    if (readFileSync(path.join(root, file), 'utf8') !== (await generate())) outOfStep.push(file)
  for (const file of outOfStep) console.error(`${file} is out of step: run \`npm run generate\``)
  return outOfStep.length === 0
}

export async function writeClient(): Promise<void> {
  for (const { file, generate } of generated) writeFileSync(path.join(root, file), await generate())
}
