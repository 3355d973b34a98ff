import { apiDocument, staffApiDocument } from '@haverhof/backend'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { lostFrom } from './api-compatibility.ts'
import ensureClient from './ensure-client.ts'
import { requestRulesModule } from './request-rules.ts'

const root = path.resolve(import.meta.dirname, '..')
const folder = path.join(root, 'packages/api-client/build')
/** The document that integrators read: a contract, so it is the one that git keeps (decision 84). */
const contract = path.join(root, 'docs/integrators/staff-api-v1.json')

/** Types of the calls of both APIs, and the rules of the forms of staff. */
async function writeClient(): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const staff = await staffApiDocument()
  await writeTypes('schema.d.ts', apiDocument())
  await writeTypes('staff-schema.d.ts', staff)
  write('request-rules.ts', requestRulesModule(staff))
}

/** The first line says which document the types are of: most changes of the backend leave it, and the types, as they are. */
async function writeTypes(name: string, document: object): Promise<void> {
  const text = JSON.stringify(document)
  const mark = `// ${createHash('sha256').update(text).digest('hex')}\n`
  const file = path.join(folder, name)
  if (existsSync(file) && readFileSync(file, 'utf8').startsWith(mark)) return
  const { astToString, default: openapiTypescript } = await import('openapi-typescript')
  write(name, mark + astToString(await openapiTypescript(text, { alphabetize: true })))
}

/** Under its name only when it is whole: two commands may write it at once. */
function write(name: string, text: string): void {
  const draft = path.join(folder, `${name}.${process.pid}`)
  writeFileSync(draft, text)
  renameSync(draft, path.join(folder, name))
}

/** The client is made where it is stale; the contract is only compared, as a person has to see its changes. */
export async function checkClientInStep(): Promise<boolean> {
  ensureClient()
  const before = readFileSync(contract, 'utf8')
  const today = await contractOfToday()
  const lost = lostFrom(JSON.parse(before), JSON.parse(today))
  for (const each of lost) console.error(`The staff API promises in its version 1: ${each}`)
  if (before !== today) console.error(`${path.relative(root, contract)} is out of step: npm run generate`)
  return before === today
}

/** Version 1 only grows: a document that removes something is not written. */
export async function writeContract(): Promise<void> {
  const today = await contractOfToday()
  const lost = lostFrom(JSON.parse(readFileSync(contract, 'utf8')), JSON.parse(today))
  if (lost.length > 0) throw new Error(`The staff API promises in its version 1:\n${lost.join('\n')}`)
  writeFileSync(contract, today)
}

async function contractOfToday(): Promise<string> {
  return `${JSON.stringify(await staffApiDocument(), null, 2)}\n`
}

if (import.meta.main) await writeClient()
