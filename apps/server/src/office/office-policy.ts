import { hash } from 'node:crypto'

/** React Aria puts these two into the page itself, for touch screens; letter by letter as it writes them. */
const stylesOfLibrary = [
  `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`,
  `@layer {
  * {
    overscroll-behavior: contain;
  }
}`,
]

/** The back office runs its own files and its start script, frames the shop alone, and is never framed (OFFICE-11). */
export function officePolicy(startScripts: readonly string[], shopOrigins: readonly string[]): string {
  return [
    `default-src 'none'`,
    ["script-src 'self'", ...startScripts].join(' '),
    ["style-src 'self'", ...stylesOfLibrary.map(hashOf)].join(' '),
    `img-src 'self' blob: data:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    ["frame-src 'self'", ...shopOrigins].join(' '),
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}

/**
 * What browsers tell in their console and do not refuse: markup from a
 * string (OFFICE-11). Where something else has written into the page before it
 * begins, React draws the page anew, its scripts from strings: refused, the office would stay empty.
 */
export const reportedPolicy = `require-trusted-types-for 'script'; trusted-types 'none'`

/** How a policy names one piece of inline code. */
export function hashOf(code: string): string {
  return `'sha256-${hash('sha256', code, 'base64')}'`
}
