import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/** A name at the top of a file. */
type ModuleSymbol = { file: string; name: string }

type Module = {
  /** What stands at the top of the file, by name. */
  declarations: Map<string, ts.Node>
  /** What is imported or exported from elsewhere, by the name it has here. */
  links: Map<string, ModuleSymbol>
  exported: Set<string>
}

/** A function that is given the code: its refusals have the codes that its callers write. */
type Maker = { position: number; otherwise: string | null }

export type StaffRefusals = {
  codes: string[]
  /** Refusals whose code cannot be read: neither written there nor by who calls. */
  unclear: string[]
}

/**
 * The codes with which the staff API can refuse, read from the
 * source: every refusal in what can be reached by name from where the
 * API is put together (OFFICE-10).
 */
export function staffRefusals(root: string): StaffRefusals {
  const modules = new Map<string, Module>()
  const moduleOf = (file: string) => {
    const cached = modules.get(file) ?? readModule(file)
    modules.set(file, cached)
    return cached
  }
  const reached = reach(moduleOf, {
    file: path.join(root, 'packages/backend/src/api/create-staff-api.ts'),
    name: 'createStaffApi',
  })
  const makers = new Map<string, Maker>()
  const codes = new Set<string>()
  const unclear: string[] = []
  for (const { node } of reached) for (const code of reasonsIn(node)) codes.add(code)
  for (const { symbol, node } of reached)
    for (const code of codesWrittenIn(node)) {
      const maker = ts.isStringLiteral(code) ? null : makerOf(node, code)
      const detail = detailOf(node, code)
      if (ts.isStringLiteral(code)) codes.add(code.text)
      else if (detail) {
        if (detail.otherwise) codes.add(detail.otherwise)
      } else if (maker) makers.set(keyOf(symbol), maker)
      else unclear.push(`${path.relative(root, symbol.file)}: ${symbol.name}`)
    }
  for (const { symbol, node } of reached)
    for (const code of codesGivenIn(node, (name) => makers.get(keyOf(follow(moduleOf, { ...symbol, name })))))
      codes.add(code)
  return { codes: [...codes].toSorted(), unclear }
}

function readModule(file: string): Module {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const declarations = new Map<string, ts.Node>()
  const links = new Map<string, ModuleSymbol>()
  const exported = new Set<string>()
  const link = (
    specifier: ts.Node | undefined,
    names: readonly (ts.ImportSpecifier | ts.ExportSpecifier)[],
  ) => {
    const target = specifier && targetOf(file, specifier)
    for (const each of names)
      if (target && !each.isTypeOnly)
        links.set(each.name.text, { file: target, name: (each.propertyName ?? each.name).text })
  }
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement) && !statement.importClause?.isTypeOnly) {
      const named = statement.importClause?.namedBindings
      if (named && ts.isNamedImports(named)) link(statement.moduleSpecifier, [...named.elements])
    } else if (ts.isExportDeclaration(statement) && !statement.isTypeOnly) {
      const named = statement.exportClause
      if (named && ts.isNamedExports(named)) link(statement.moduleSpecifier, [...named.elements])
    } else if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
      if (statement.name) declarations.set(statement.name.text, statement)
    } else if (ts.isVariableStatement(statement))
      for (const each of statement.declarationList.declarations)
        if (ts.isIdentifier(each.name)) declarations.set(each.name.text, each)
    if (ts.canHaveModifiers(statement) && isExported(statement))
      for (const name of declarations.keys()) exported.add(name)
  }
  return { declarations, links, exported }
}

function isExported(statement: ts.HasModifiers): boolean {
  return ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false
}

/** A file of ours; null for packages. */
function targetOf(file: string, specifier: ts.Node): string | null {
  if (!ts.isStringLiteral(specifier) || !specifier.text.startsWith('.')) return null
  const target = path.resolve(path.dirname(file), specifier.text)
  return existsSync(target) ? target : null
}

/** Where a name is declared that may have been handed on by other files. */
function follow(moduleOf: (file: string) => Module, symbol: ModuleSymbol): ModuleSymbol {
  const link = moduleOf(symbol.file).links.get(symbol.name)
  return link ? follow(moduleOf, link) : symbol
}

const keyOf = ({ file, name }: ModuleSymbol) => `${file} ${name}`

/** Every declaration that is needed for this one. */
function reach(
  moduleOf: (file: string) => Module,
  from: ModuleSymbol,
): { symbol: ModuleSymbol; node: ts.Node }[] {
  const refusals = new Map<string, { symbol: ModuleSymbol; node: ts.Node }>()
  const waiting = [from]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const symbol = follow(moduleOf, next)
    const node = moduleOf(symbol.file).declarations.get(symbol.name)
    if (!node || refusals.has(keyOf(symbol))) continue
    refusals.set(keyOf(symbol), { symbol, node })
    walk(node, (part) => {
      if (ts.isIdentifier(part)) waiting.push({ file: symbol.file, name: part.text })
      const target = isDynamicImport(part) ? targetOf(symbol.file, part.arguments[0] ?? part) : null
      if (target) for (const name of moduleOf(target).exported) waiting.push({ file: target, name })
    })
  }
  return [...refusals.values()]
}

function isDynamicImport(node: ts.Node): node is ts.CallExpression {
  return ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
}

function walk(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node)
  node.forEachChild((child) => walk(child, look))
}

/** The codes of problems: objects that have a status and a code. */
function codesWrittenIn(declaration: ts.Node): ts.Expression[] {
  const codes: ts.Expression[] = []
  walk(declaration, (node) => {
    if (!ts.isObjectLiteralExpression(node) || isSchema(node.parent)) return
    const named = (name: string) => node.properties.find((each) => each.name?.getText() === name)
    const code = named('code')
    if (!code || !named('status') || !named('title')) return
    if (ts.isShorthandPropertyAssignment(code)) codes.push(code.name)
    else if (ts.isPropertyAssignment(code)) codes.push(...branchesOf(code.initializer))
  })
  return codes
}

/** A table of refusals maps each reason to its problem: the reason is the code, unless another one is written there. */
function reasonsIn(declaration: ts.Node): string[] {
  const reasons: string[] = []
  walk(declaration, (node) => {
    if (!ts.isPropertyAssignment(node)) return
    const problem = problemOf(node.initializer)
    const has = (name: string) => problem?.properties.some((each) => each.name?.getText() === name)
    if (has('status') && has('title') && !has('code') && isName(node.name)) reasons.push(node.name.text)
  })
  return reasons
}

const isName = (name: ts.PropertyName) => ts.isStringLiteral(name) || ts.isIdentifier(name)

/** The problem of a reason: an object, or a function of the refusal's details that makes one. */
function problemOf(value: ts.Expression): ts.ObjectLiteralExpression | null {
  let node: ts.Node | undefined = value
  if (ts.isArrowFunction(value))
    node = ts.isBlock(value.body) ? value.body.statements.find(ts.isReturnStatement)?.expression : value.body
  if (node && ts.isParenthesizedExpression(node)) node = node.expression
  return node && ts.isObjectLiteralExpression(node) ? node : null
}

/** A code out of the details of a refusal, with what it is where they name none: `({ code = 'bad-input' }) => …`. */
function detailOf(declaration: ts.Node, code: ts.Expression): { otherwise: string | null } | null {
  let detail: { otherwise: string | null } | null = null
  walk(declaration, (node) => {
    if (!ts.isBindingElement(node) || node.name.getText() !== code.getText()) return
    const value = node.initializer
    detail ??= { otherwise: value && ts.isStringLiteral(value) ? value.text : null }
  })
  return detail
}

/** `z.object({ status: …, code: … })` says what a problem looks like, and is none. */
function isSchema(node: ts.Node): boolean {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false
  return node.expression.expression.getText() === 'z' && node.expression.name.text === 'object'
}

function branchesOf(expression: ts.Expression): ts.Expression[] {
  if (!ts.isConditionalExpression(expression)) return [expression]
  return [...branchesOf(expression.whenTrue), ...branchesOf(expression.whenFalse)]
}

/** The function to which this code is given, and at which position. */
function makerOf(declaration: ts.Node, code: ts.Expression): Maker | null {
  let maker: Maker | null = null
  walk(declaration, (node) => {
    if (!ts.isFunctionLike(node)) return
    const index = node.parameters.findIndex(({ name }) => name.getText() === code.getText())
    const value = node.parameters[index]?.initializer
    if (index >= 0)
      maker ??= { position: index, otherwise: value && ts.isStringLiteral(value) ? value.text : null }
  })
  return maker
}

function codesGivenIn(declaration: ts.Node, find: (name: string) => Maker | undefined): string[] {
  const codes: string[] = []
  walk(declaration, (node) => {
    if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return
    const maker = find(node.expression.text)
    const given = maker && node.arguments[maker.position]
    if (given && ts.isStringLiteral(given)) codes.push(given.text)
    else if (maker?.otherwise) codes.push(maker.otherwise)
  })
  return codes
}
