import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type Document, type Element, type Node, parseXmlDocument } from 'slimdom'

type Asked<Answer> = (
  xpath: string,
  node: Document | Node,
  domFacade: null,
  variables: object,
  options: { namespaceResolver: (prefix: string) => string | null },
) => Answer

// Its own types bring those of browsers along, which no server may see.
const require = createRequire(import.meta.url)
const { evaluateXPathToBoolean, evaluateXPathToNodes } = require('fontoxpath') as {
  evaluateXPathToBoolean: Asked<boolean>
  evaluateXPathToNodes: Asked<Node[]>
}

const folder = join(import.meta.dirname, '../schematron')

type Rule = { context: string; asserts: { id: string; test: string }[] }
type Schematron = { patterns: Rule[][]; namespaces: ReadonlyMap<string, string> }

/** A published schematron, read once; its rules are XPath and nothing else. */
export function readSchematron(file: string): Schematron {
  const schema = parseXmlDocument(readFileSync(join(folder, file), 'utf8')).documentElement
  const all = schema ? childrenOf(schema) : []
  return {
    namespaces: new Map(
      named(all, 'ns').map((ns) => [ns.getAttribute('prefix') ?? '', ns.getAttribute('uri') ?? '']),
    ),
    patterns: named(all, 'pattern').map((pattern) => named(childrenOf(pattern), 'rule').map(ruleOf)),
  }
}

function ruleOf(rule: Element): Rule {
  const asserts = named(childrenOf(rule), 'assert').map((assert) => ({
    id: assert.getAttribute('id') ?? '',
    test: assert.getAttribute('test') ?? '',
  }))
  return { context: rule.getAttribute('context') ?? '', asserts }
}

/** The ids of all rules that a document breaks, and how many were asked. In a pattern the first rule that matches a node is its own. */
export function judgeBy(
  { patterns, namespaces }: Schematron,
  xml: string,
): { broken: string[]; asked: number } {
  const document = parseXmlDocument(xml)
  const options = { namespaceResolver: (prefix: string) => namespaces.get(prefix) ?? null }
  const broken: string[] = []
  let asked = 0
  for (const rules of patterns) {
    const seen = new Set<unknown>()
    for (const { context, asserts } of rules) {
      for (const node of evaluateXPathToNodes(anywhere(context), document, null, {}, options)) {
        if (seen.has(node)) continue
        seen.add(node)
        asked += asserts.length
        const failed = asserts.filter(({ test }) => !evaluateXPathToBoolean(test, node, null, {}, options))
        broken.push(...failed.map(({ id }) => id))
      }
    }
  }
  return { broken, asked }
}

/** A context is a pattern: what does not begin at the root matches wherever it is. */
function anywhere(context: string): string {
  const parts = context.split(/\|(?![^[]*\])/).map((part) => part.trim())
  return parts.map((part) => (part.startsWith('/') ? part : `//${part}`)).join(' | ')
}

function childrenOf(element: Element): Element[] {
  return [...element.children]
}

function named(elements: readonly Element[], name: string): Element[] {
  return elements.filter(({ localName }) => localName === name)
}
