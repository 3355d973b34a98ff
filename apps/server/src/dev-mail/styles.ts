export const styles = `
body { margin: 0; background: #fbf7ee; color: #1b1a17; font: 16px/1.5 system-ui, sans-serif }
main { max-width: 860px; margin: 0 auto; padding: 32px 20px 64px }
h1 { font: 600 28px/1.2 Georgia, serif; margin: 0 0 20px }
h2 { font: 600 19px/1.3 Georgia, serif; margin: 32px 0 8px }
a { color: #1f4d3a }
.mails { list-style: none; margin: 0; padding: 0; border-top: 1px solid #e3d9c5 }
.mails a { display: grid; gap: 2px; padding: 14px 8px; border-bottom: 1px solid #e3d9c5; color: inherit; text-decoration: none }
.mails a:hover, .mails a:focus-visible { background: #f3ecdd }
.soft { color: #5c574c; font-size: 14px }
.empty { padding: 40px 0; color: #5c574c }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 20px; margin: 0 0 24px; font-size: 14px }
dt { color: #5c574c }
dd { margin: 0; overflow-wrap: anywhere }
iframe { width: 100%; height: 80vh; border: 1px solid #e3d9c5; border-radius: 8px; background: #fff }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: #fffdf8; border: 1px solid #e3d9c5; border-radius: 8px; padding: 20px; font-size: 14px }
`
