import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  NavigationType,
  UNSAFE_DataRouterStateContext,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router'

import { decideScroll, type ScrollDecision } from '../toolkit/scroll-rules'
import { readStored, session, writeStored } from '../toolkit/storage'
import { routedPath } from '../ui/link-area'
import { usePageHandle } from '../shared/shop/page-handle'

const storageKey = 'scroll-positions'
const keptEntries = 50

/** Moves the window on navigation by SHELL-27, and remembers where each entry of the history was left. */
export function ScrollKeeper() {
  const { key, hash, pathname } = useLocation()
  const { keepScroll } = usePageHandle()
  const preventReset = useContext(UNSAFE_DataRouterStateContext)?.preventScrollReset ?? false
  const returning = useNavigationType() === NavigationType.Pop
  const positions = usePositions(key)
  useAnchors()
  const before = useRef<{ key: string; keepScroll: boolean; pathname: string } | null>(null)
  useLayoutEffect(() => {
    const last = before.current
    before.current = { key, keepScroll, pathname }
    // The browser itself placed the first page of the visit.
    if (!last || last.key === key) return
    // Positions on the pages to come count on every part having its own height (SHELL-12).
    document.documentElement.dataset['whole'] = ''
    const savedTop = returning ? (positions.get(key) ?? null) : null
    const decision = decideScroll({
      hash,
      savedTop,
      bothKeepScroll: last.keepScroll && keepScroll,
      preventReset,
    })
    move(decision)
    if (last.pathname !== pathname && decision.to === 'top')
      document.getElementById('main')?.focus({ preventScroll: true })
  }, [key, hash, pathname, keepScroll, preventReset, returning, positions])
  return null
}

/** A plain link to an anchor of the page is the router's business too: the browser itself would jump there. */
function useAnchors(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (click: MouseEvent) => {
      const path = routedPath(click)
      if (!path?.startsWith(`${location.pathname}${location.search}#`)) return
      click.preventDefault()
      void navigate(path)
    }
    // After everybody else: who follows a link of the own says so by then.
    addEventListener('click', follow)
    return () => removeEventListener('click', follow)
  }, [navigate])
}

function move(decision: ScrollDecision): void {
  if (decision.to === 'top') scrollTo({ top: decision.top, behavior: 'instant' })
  if (decision.to !== 'anchor') return
  const target = document.getElementById(decision.id)
  if (!target) return
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const closed = target.closest('details:not([open])')
  if (closed instanceof HTMLDetailsElement) closed.open = true
  target.scrollIntoView({ behavior: calm ? 'instant' : 'smooth' })
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

function usePositions(key: string): Map<string, number> {
  const [positions] = useState(() => new Map(typeof window === 'undefined' ? [] : restored()))
  const current = useRef(key)
  useLayoutEffect(() => {
    current.current = key
  }, [key])
  useEffect(() => {
    history.scrollRestoration = 'manual'
    const note = () => positions.set(current.current, scrollY)
    const leave = () => {
      writeStored(storageKey, JSON.stringify([...positions].slice(-keptEntries)), session)
      // A reload is the browser's own business.
      history.scrollRestoration = 'auto'
    }
    addEventListener('scroll', note, { passive: true })
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('scroll', note)
      removeEventListener('pagehide', leave)
    }
  }, [positions])
  return positions
}

function restored(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(readStored(storageKey, session) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isPosition) : []
  } catch {
    return []
  }
}

function isPosition(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number'
}
