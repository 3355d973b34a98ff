import type { Weight } from './bytes.ts'
import {
  type PageKind,
  byteGoals,
  furtherScriptGoal,
  lighthouseGoals,
  scriptGoal,
  visitGoals,
} from './goals.ts'
import type { Scores } from './lighthouse-run.ts'
import type { Visit } from './visit.ts'

export type Figure = { name: string; value: string; goal: string; missed: boolean }

type Measurements = { weight: Weight; furtherScript: number; visit: Visit; scores: Scores | undefined }

/** Every figure of one page beside its goal. */
export function judge(kind: PageKind, { weight, furtherScript, visit, scores }: Measurements): Figure[] {
  const list = kind === 'category' || kind === 'search'
  return [
    atMost('JS', weight.script, scriptGoal(kind), kilobytes),
    atMost('JS more', furtherScript, furtherScriptGoal(kind), kilobytes),
    atMost('CSS', weight.style, byteGoals.style, kilobytes),
    atMost('HTML', weight.html, list ? byteGoals.listHtml : Infinity, kilobytes),
    atMost('raw', weight.rawHtml, list ? byteGoals.listHtmlRaw : Infinity, kilobytes),
    atMost('total', weight.total, kind === 'home' ? byteGoals.homeTotal : byteGoals.total, kilobytes),
    atMost('3rd', weight.thirdParty, byteGoals.thirdParty, plain),
    atMost('CLS', visit.layoutShift, visitGoals.layoutShift, (value) => value.toFixed(3)),
    atMost('INP', visit.interactionMs, visitGoals.interactionMs, milliseconds),
    ...(scores ? judgeScores(scores) : []),
  ]
}

function judgeScores(scores: Scores): Figure[] {
  return [
    atLeast('perf', scores.performance, lighthouseGoals.performance),
    atLeast('a11y', scores.accessibility, lighthouseGoals.accessibility),
    atLeast('best', scores['best-practices'], lighthouseGoals['best-practices']),
    atLeast('SEO', scores.seo, lighthouseGoals.seo),
    atMost('LCP', scores.largestPaintMs, lighthouseGoals.largestPaintMs, milliseconds),
    atMost('FCP', scores.firstPaintMs, lighthouseGoals.firstPaintMs, milliseconds),
    atMost('TBT', scores.blockingMs, Infinity, milliseconds),
  ]
}

type Format = (value: number) => string
const plain: Format = String
const kilobytes: Format = (bytes) => `${(bytes / 1024).toFixed(1)} KB`
const milliseconds: Format = (value) => `${Math.round(value)} ms`

function atMost(name: string, value: number, goal: number, format: Format): Figure {
  return {
    name,
    value: format(value),
    goal: goal === Infinity ? '' : `≤ ${format(goal)}`,
    missed: value > goal,
  }
}

function atLeast(name: string, value: number, goal: number): Figure {
  return { name, value: String(value), goal: `≥ ${goal}`, missed: value < goal }
}
