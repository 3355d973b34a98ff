import path from 'node:path'
import ts from 'typescript'
import type { Column, Kind } from './kinds.ts'

/** What TypeScript believes of a statement. */
export type Claim = {
  /** The name of the statement, or with a `*` behind it how the names of several begin. */
  name: string
  /** Where it stands. */
  place: string
  values: Column[]
  /** Null when the rows are not read. */
  row: Column[] | null
}

/** The claims of all calls that make a statement with a name of its own: `statement<Values, Row>('cart-create', …)`. */
export function readClaims(files: readonly string[], configFile: string): Claim[] {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(configFile, (name) => ts.sys.readFile(name)).config,
    ts.sys,
    path.dirname(configFile),
  )
  const program = ts.createProgram([...files], options)
  const checker = program.getTypeChecker()
  const claims: Claim[] = []
  for (const file of files) {
    const source = program.getSourceFile(file)
    if (!source) throw new Error(`${file} is not there`)
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node)) claims.push(...claimOf(checker, node))
      ts.forEachChild(node, visit)
    }
    visit(source)
  }
  return claims
}

function claimOf(checker: ts.TypeChecker, call: ts.CallExpression): Claim[] {
  const name = call.arguments[0] && nameOf(call.arguments[0])
  if (name === undefined || !mayClaim(checker, call.expression)) return []
  const callType = checker.getTypeAtLocation(call)
  const claim = claimIn(callType)
  if (!claim) return []
  const parts = checker.getNonNullableType(checker.getTypeOfSymbol(claim))
  const source = call.getSourceFile()
  const line = source.getLineAndCharacterOfPosition(call.getStart()).line + 1
  const [takes] = typeOf(checker, parts, 'values').getCallSignatures()
  const values = takes?.parameters[0]
  const row = typeOf(checker, parts, 'row')
  return [
    {
      name,
      place: `${path.relative(process.cwd(), source.fileName)}:${line}`,
      values: values ? columnsOf(checker, checker.getTypeOfSymbol(values)) : [],
      row: row.flags & ts.TypeFlags.Unknown ? null : columnsOf(checker, rowIn(checker, row)),
    },
  ]
}

/** Asked of the function before its call: to work out what every call with a name answers takes three times as long. */
function mayClaim(checker: ts.TypeChecker, called: ts.Expression): boolean {
  if (!ts.isIdentifier(called)) return false
  const signatures = checker.getTypeAtLocation(called).getCallSignatures()
  return signatures.some((signature) => claimIn(signature.getReturnType()))
}

function claimIn(type: ts.Type): ts.Symbol | undefined {
  return type.getProperties().find(({ escapedName }) => String(escapedName).startsWith('__@claim@'))
}

function nameOf(argument: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(argument)) return argument.text
  return ts.isTemplateExpression(argument) ? `${argument.head.text}*` : undefined
}

/** A statement that answers in JSON has one row with all `rows`. */
function rowIn(checker: ts.TypeChecker, type: ts.Type): ts.Type {
  const rows = type.getProperty('rows')
  const element = rows && checker.getTypeOfSymbol(rows).getNumberIndexType()
  return element ?? type
}

function columnsOf(checker: ts.TypeChecker, type: ts.Type): Column[] {
  return checker.getPropertiesOfType(type).map((property) => {
    const { kind, isNullable } = kindOf(checker, checker.getTypeOfSymbol(property))
    return { name: property.name, kind, isNullable }
  })
}

function kindOf(checker: ts.TypeChecker, type: ts.Type): { kind: Kind; isNullable: boolean } {
  const parts = type.isUnion() ? type.types : [type]
  const nothing = ts.TypeFlags.Null | ts.TypeFlags.Undefined
  const kinds = new Set(
    parts.filter(({ flags }) => !(flags & nothing)).map((part) => kindOfPart(checker, part)),
  )
  const isNullable = parts.some(({ flags }) => flags & nothing) || Boolean(type.flags & ts.TypeFlags.Unknown)
  const [kind = 'null'] = kinds
  return { kind: kinds.size > 1 ? 'json' : kind, isNullable }
}

function kindOfPart(checker: ts.TypeChecker, type: ts.Type): Kind {
  if (type.flags & ts.TypeFlags.NumberLike) return 'number'
  if (type.flags & ts.TypeFlags.StringLike) return 'string'
  if (type.flags & ts.TypeFlags.BooleanLike) return 'boolean'
  const element =
    checker.isArrayType(type) || checker.isTupleType(type) ? type.getNumberIndexType() : undefined
  if (element) return `${kindOf(checker, element).kind}[]`
  return ['Date', 'Buffer'].includes(type.symbol?.name) ? type.symbol.name : 'json'
}

function typeOf(checker: ts.TypeChecker, type: ts.Type, name: string): ts.Type {
  const property = type.getProperty(name)
  if (!property) throw new Error(`a claim without ${name}`)
  return checker.getTypeOfSymbol(property)
}
