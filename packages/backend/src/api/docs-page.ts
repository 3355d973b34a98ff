import { html, raw } from 'hono/html'
import type { Router } from '../http/router.ts'

export type ApiDocument = ReturnType<Router['getOpenAPI31Document']>

export const docsStyle = `
body { font: 16px/1.5 system-ui, sans-serif; max-width: 64rem; margin: 0 auto; padding: 1.5rem; color: #23301f; background: #fbf9f4; }
h1, h2 { line-height: 1.2; } h2 { margin-top: 2.5rem; text-transform: capitalize; }
details { border: 1px solid #d8d2c2; border-radius: .5rem; margin: .5rem 0; background: #fff; }
summary { cursor: pointer; padding: .6rem .8rem; } details > div { padding: 0 .8rem .8rem; }
code, pre { font: .875rem/1.5 ui-monospace, monospace; } pre { overflow-x: auto; background: #f4f1e8; padding: .8rem; border-radius: .4rem; }
table { border-collapse: collapse; width: 100%; } th, td { text-align: left; padding: .3rem .6rem .3rem 0; vertical-align: top; border-bottom: 1px solid #eee8da; }
.method { display: inline-block; min-width: 4.5rem; font-weight: 700; }
nav a { margin-right: 1rem; }
@media (prefers-color-scheme: dark) { body { color: #e9e6dc; background: #1b211a; } details { background: #232a21; border-color: #414a3d; } pre { background: #171c16; } th, td { border-color: #343c31; } a { color: #b9d49a; } }
`

type Operation = {
  summary?: string
  description?: string
  tags?: string[]
  parameters?: { name: string; in: string; required?: boolean; schema?: unknown; description?: string }[]
  requestBody?: { content?: Record<string, { schema?: unknown }> }
  responses?: Record<string, Answer | { $ref: string }>
}

type Answer = { description?: string; content?: Record<string, { schema?: unknown }> }

type Call = {
  method: string
  path: string
  operation: Operation
  answers: [status: string, answer: Answer][]
}

/** HTTP-8: the API for a reader, from the document itself. No script, no other host. */
export function docsPage(document: ApiDocument) {
  const groups = Map.groupBy(callsOf(document), (call) => call.operation.tags?.[0] ?? 'other')
  const schemas = Object.entries(document.components?.schemas ?? {})
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${document.info.title}</title>
        ${raw(`<style>${docsStyle}</style>`)}
      </head>
      <body>
        <h1>${document.info.title}</h1>
        ${(document.info.description ?? '').split('\n\n').map((line) => html`<p>${line}</p>`)}
        <p><a href="/api/openapi.json">The document (OpenAPI ${document.openapi})</a></p>
        <nav>
          ${[...groups.keys()].map((name) => html`<a href="#${name}">${name}</a>`)}<a href="#schemas"
            >schemas</a
          >
        </nav>
        <main>
          ${[...groups].map(
            ([name, calls]) =>
              html`<h2 id="${name}">${name}</h2>
                ${calls.map(callDetails)}`,
          )}
          <h2 id="schemas">schemas</h2>
          ${schemas.map(
            ([name, schema]) =>
              html`<details id="schema-${name}">
                <summary><code>${name}</code></summary>
                <div>${code(schema)}</div>
              </details>`,
          )}
        </main>
      </body>
    </html>`
}

function callsOf(document: ApiDocument): Call[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) => ({
      method,
      path,
      operation,
      answers: answersOf(document, operation),
    })),
  )
}

/** What the call may answer; answers that many calls share stand elsewhere in the document. */
function answersOf(document: ApiDocument, { responses = {} }: Operation): Call['answers'] {
  const shared = (document.components?.responses ?? {}) as Record<string, Answer>
  return Object.entries(responses).map(([status, answer]) => [
    status,
    '$ref' in answer ? (shared[answer.$ref.split('/').at(-1) ?? ''] ?? {}) : answer,
  ])
}

function callDetails({ method, path, operation, answers }: Call) {
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema
  return html`<details>
    <summary>
      <span class="method">${method.toUpperCase()}</span> <code>${path}</code> ${operation.summary ?? ''}
    </summary>
    <div>
      <p>${operation.description ?? ''}</p>
      ${parameterTable(operation)}
      ${
        body
          ? html`<h3>Body</h3>
              ${code(body)}`
          : ''
      }
      <h3>Answers</h3>
      ${answers.map(([status, answer]) => {
        const schema = Object.values(answer.content ?? {})[0]?.schema
        return html`<p><b>${status}</b> ${answer.description ?? ''}</p>
          ${schema ? code(schema) : ''}`
      })}
    </div>
  </details>`
}

function parameterTable(operation: Operation) {
  if (!operation.parameters?.length) return ''
  return html`<table>
    <thead>
      <tr>
        <th>parameter</th>
        <th>in</th>
        <th>required</th>
        <th>shape</th>
      </tr>
    </thead>
    <tbody>
      ${operation.parameters.map(
        (parameter) =>
          html`<tr>
            <td><code>${parameter.name}</code></td>
            <td>${parameter.in}</td>
            <td>${parameter.required ? 'yes' : 'no'}</td>
            <td><code>${JSON.stringify(parameter.schema ?? {})}</code></td>
          </tr>`,
      )}
    </tbody>
  </table>`
}

function code(schema: unknown) {
  return html`<pre>${JSON.stringify(schema, null, 2)}</pre>`
}
