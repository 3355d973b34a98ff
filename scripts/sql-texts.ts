import ts from 'typescript'
import {
  backendFiles,
  type Constants,
  constantsOf,
  declarationOf,
  importsOf,
  nodesOf,
  positionOf,
  readSource,
} from './backend-sources.ts'

export type SqlText = { text: string; position: string }

const tablePlace =
  /(\b(from|join|into|update|using|lock table|truncate( table)?) (only )?(public\.)?|\bnull::)"?$/i

/**
 * Every text of a file, templates and sums in one piece: with the texts of constants in place of their names, `(…)` for a constant that is
 * SQL by itself and so counted where it is defined, and `?` for what is known at run time only. Where a table stands, every name that can
 * stand there makes a text of its own; one that a caller passes is placed there.
 */
export function textsIn(source: ts.SourceFile): SqlText[] {
  const constants = constantsOf(source)
  return nodesOf(source)
    .filter((node) => isText(node) && !isSum(node.parent))
    .flatMap((node) => spelled(node, constants))
    .map(({ text, position }) => ({
      text: text.replaceAll(/--.*|\/\*.*?\*\//g, '').replaceAll(/\s+/g, ' '),
      position,
    }))
}

function isText(node: ts.Node): boolean {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) || isSum(node)
}

export function isSum(node: ts.Node): node is ts.BinaryExpression {
  return ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken
}

function spelled(node: ts.Node, constants: Constants): SqlText[] {
  let texts: Spelling[] = [{ text: '', position: positionOf(node), chosen: new Map() }]
  for (const part of partsOf(node)) texts = texts.flatMap((spelling) => withPart(spelling, part, constants))
  return texts
}

/** A text so far, with the name that it took of each expression. */
type Spelling = SqlText & { chosen: ReadonlyMap<string, string> }

function withPart(spelling: Spelling, part: string | ts.Node, constants: Constants): Spelling[] {
  const { text, chosen } = spelling
  if (typeof part === 'string') return [{ ...spelling, text: text + part }]
  const key = part.getText()
  const constant = constants.get(key)
  const known = constant !== undefined && isStatement(constant) ? '(…)' : (constant ?? chosen.get(key))
  if (known !== undefined) return [{ ...spelling, text: text + known }]
  const names = tablePlace.test(text.replaceAll(/\s+/g, ' ')) ? namesOf(part, constants) : []
  if (names.length === 0) return [{ ...spelling, text: `${text}?` }]
  return names.map((name) => ({
    text: text + name.text,
    position: name.isOfCaller ? name.position : spelling.position,
    chosen: new Map([...chosen, [key, name.text]]),
  }))
}

function isStatement(text: string): boolean {
  return /\b(from|join|into|update|using|lock table|null::) ?\w/i.test(text)
}

function partsOf(node: ts.Node): (string | ts.Node)[] {
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (isSum(node)) return [...partsOf(node.left), ...partsOf(node.right)]
  if (!ts.isTemplateExpression(node)) return [node]
  return [
    node.head.text,
    ...node.templateSpans.flatMap(({ expression, literal }) => [...partsOf(expression), literal.text]),
  ]
}

type Name = SqlText & { isOfCaller?: boolean }

/** The names that an expression in the place of a table can be; none where one of them is known at run time only. */
function namesOf(node: ts.Node, constants: Constants): Name[] {
  if (ts.isConditionalExpression(node)) return allOf([node.whenTrue, node.whenFalse], constants)
  if (isText(node)) return spelled(node, constants).map(tablesOnly)
  const constant = constants.get(node.getText())
  if (constant !== undefined) return [{ text: constant, position: positionOf(node) }].map(tablesOnly)
  if (ts.isElementAccessExpression(node)) return membersOf(node.expression, constants)
  if (!ts.isIdentifier(node)) return []
  return namesOfVariable(node, constants)
}

/** All texts of a constant that is a list or an object. */
function membersOf(list: ts.Expression, constants: Constants): Name[] {
  const name = list.getText()
  return [...constants]
    .filter(([key]) => key.startsWith(`${name}.`) || key.startsWith(`${name}[`))
    .map(([, text]) => ({ text, position: positionOf(list) }))
}

/** What a fragment joins to its tables is counted where the fragment is written. */
function tablesOnly<Of extends SqlText>(name: Of): Of {
  return { ...name, text: name.text.replace(/\s+((left|inner|cross)\s+)?(join|where)\b.*$/s, '') }
}

function allOf(nodes: readonly ts.Node[], constants: Constants): Name[] {
  const names = nodes.map((node) => namesOf(node, constants))
  return names.some((of) => of.length === 0) ? [] : names.flat()
}

function namesOfVariable(node: ts.Identifier, constants: Constants): Name[] {
  for (let scope: ts.Node = node; scope.parent; scope = scope.parent) {
    if (ts.isForOfStatement(scope) && scope.initializer.getText().split(' ').at(-1) === node.text)
      return ts.isArrayLiteralExpression(scope.expression) ? allOf(scope.expression.elements, constants) : []
    if (!ts.isFunctionDeclaration(scope) && !ts.isArrowFunction(scope)) continue
    for (const [index, parameter] of scope.parameters.entries()) {
      const bound = boundBy(parameter, node.text)
      if (!bound) continue
      return ts.isCallExpression(scope.parent)
        ? listedNames(scope.parent, constants)
        : passedNames(scope, index, bound, constants)
    }
  }
  return []
}

/** What `each` can be in `names.filter(…).map((each) => …)`. */
function listedNames({ expression }: ts.CallExpression, constants: Constants): Name[] {
  if (!ts.isPropertyAccessExpression(expression)) return []
  const list = expression.expression
  return ts.isCallExpression(list) ? listedNames(list, constants) : membersOf(list, constants)
}

type Bound = { key: string | null; initial: ts.Expression | undefined }

/** How a parameter gives this variable: as a whole, or as a field of its value. */
function boundBy({ name, initializer }: ts.ParameterDeclaration, variable: string): Bound | undefined {
  if (ts.isIdentifier(name)) return name.text === variable ? { key: null, initial: initializer } : undefined
  const element = name.elements.find((each) => ts.isBindingElement(each) && each.name.getText() === variable)
  if (!element || !ts.isBindingElement(element)) return undefined
  return { key: (element.propertyName ?? element.name).getText(), initial: element.initializer }
}

/** What the callers of a function pass as one of its parameters. */
function passedNames(
  called: ts.FunctionDeclaration | ts.ArrowFunction,
  index: number,
  { key, initial }: Bound,
  constants: Constants,
): Name[] {
  const name = ts.isVariableDeclaration(called.parent) ? called.parent.name.getText() : called.name?.getText()
  const names = callsOf(called.getSourceFile(), name ?? '').map((call) => {
    const argument = call.arguments[index]
    const value = key !== null && argument ? fieldOf(argument, key) : argument
    if (value)
      return namesOf(value, constantsOf(call.getSourceFile())).map((one) => ({
        ...one,
        position: one.isOfCaller ? one.position : positionOf(call),
        isOfCaller: true,
      }))
    return initial ? namesOf(initial, constants) : []
  })
  return names.some((of) => of.length === 0) ? [] : names.flat()
}

function fieldOf(argument: ts.Expression, key: string): ts.Expression | undefined {
  if (!ts.isObjectLiteralExpression(argument)) return undefined
  for (const property of argument.properties) {
    if (ts.isPropertyAssignment(property) && property.name.getText() === key) return property.initializer
    if (ts.isShorthandPropertyAssignment(property) && property.name.text === key) return property.name
  }
  return undefined
}

function callsOf(source: ts.SourceFile, name: string): ts.CallExpression[] {
  const elsewhere = backendFiles()
    .filter((file) => file !== source.fileName && readSource(file).text.includes(name))
    .map(readSource)
    .filter((file) =>
      importsOf(file).some(
        (one) =>
          one.from === name && declarationOf(one.file, name)?.getSourceFile().fileName === source.fileName,
      ),
    )
  return [source, ...elsewhere].flatMap(nodesOf).filter((node): node is ts.CallExpression => {
    return ts.isCallExpression(node) && node.expression.getText() === name
  })
}
