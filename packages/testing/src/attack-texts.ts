/** Hostile input for a name, a note or a review: each must be shown as text everywhere, and change nothing. */
export const attackTexts: readonly { name: string; text: string }[] = [
  { name: 'a script', text: '<script>window.attacked = true</script>' },
  { name: 'a picture that fails', text: '"><img src=x onerror="window.attacked=true">' },
  { name: 'a template', text: '{{constructor.constructor("window.attacked=true")()}} ${7*7}' },
  { name: 'an address of a script', text: 'javascript:window.attacked=true' },
  { name: 'a formula', text: "=cmd|' /C calc'!A0" },
  { name: 'a formula with a link', text: '@SUM(1+1)*HYPERLINK("https://evil.example";"click")' },
  { name: 'a formula after a line end', text: '\r\n=1+1' },
  { name: 'letters that run to the left', text: '\u202Egnp.exe\u202C \u2066abc\u2069 שלום' },
  { name: 'a word of 10,000 letters', text: 'W'.repeat(10_000) },
  { name: 'marks upon marks', text: `Z${'\u0301'.repeat(300)}` },
  { name: 'half a letter', text: 'a\uFFFDb\u{1F40E}' },
  { name: 'quotes and semicolons', text: `"; drop table shop_order; --'` },
]
