import { staffApiDocument } from '@haverhof/backend'
import { load as parse } from 'js-yaml'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { lostFrom } from './api-compatibility.ts'

const root = path.resolve(import.meta.dirname, '..')
type Release = { version: string; commit: string }
const releases = parse(readFileSync(path.join(root, 'docs/operations/releases.yaml'), 'utf8')) as Release[]

/** Needs the history of git, which a checkout of a single commit has not. */
test.each(releases)('the staff API keeps what $version promised integrators', async ({ commit }) => {
  const document = `${commit}:docs/integrators/staff-api-v1.json`
  const args = ['show', document]
  const released = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 100_000_000 })
  expect(lostFrom(JSON.parse(released), await staffApiDocument())).toEqual([])
})
