/** The look of the product (ui/tokens.css), for a page that loads nothing else. */
export const docsStyle = `
:root { color-scheme: light; --bg: #ffffff; --quiet: #f5f7f7; --line: #dfe5e6; --field: #7c8a90; --text: #1a2427; --soft: #55636a;
  --accent: #116a65; --on-accent: #ffffff; --accent-quiet: #e7f3f2; --warn: #8a5300; --warn-quiet: #fdf2dc; --bad: #b42318; --good: #1a6b2d; }
@media (prefers-color-scheme: dark) { :root { color-scheme: dark; --bg: #12191d; --quiet: #1a2329; --line: #2d3a41; --field: #75868f;
  --text: #e7edef; --soft: #a3b1b8; --accent: #71c7c1; --on-accent: #0d1417; --accent-quiet: #17322f; --warn: #f0c36d; --warn-quiet: #362a12;
  --bad: #ff9c93; --good: #8fd6a0; } }
* { box-sizing: border-box; }
body { margin: 0; font: 0.875rem/1.5 'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif; background: var(--bg); color: var(--text); }
a { color: var(--accent); text-underline-offset: 0.2em; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
header { position: sticky; top: 0; z-index: 1; display: flex; align-items: center; gap: 1rem; min-height: 3.5rem; padding: 0 1.25rem;
  border-bottom: 1px solid var(--line); background: var(--bg); }
header svg { display: block; width: 1.875rem; height: 1.25rem; }
.mark { display: flex; align-items: center; gap: 0.5rem; color: var(--accent); text-decoration: none; }
.mark span { color: var(--text); font-size: 1.0625rem; font-weight: 650; letter-spacing: -0.02em; }
.sides { display: grid; grid-template-columns: 13rem minmax(0, 60rem); gap: 2rem; max-width: 76rem; padding: 1.25rem; }
nav { position: sticky; top: 4.75rem; align-self: start; max-height: calc(100vh - 5.5rem); overflow-y: auto; }
nav ul { margin: 0; padding: 0; list-style: none; }
nav a { display: block; padding: 0.25rem 0.625rem; border-radius: 0.5rem; color: var(--text); text-decoration: none; }
nav a:hover { background: var(--accent-quiet); }
h1 { margin: 0 0 0.5rem; font-size: 1.5rem; line-height: 1.2; }
h2 { margin: 2rem 0 0.25rem; font-size: 1rem; scroll-margin-top: 4rem; }
h3 { margin: 1rem 0 0.25rem; font-size: 0.875rem; }
details { border-bottom: 1px solid var(--line); }
summary { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 0.75rem; min-height: 2.5rem; padding-block: 0.5rem; box-sizing: border-box; cursor: pointer; }
summary > code { font-weight: 600; overflow-wrap: anywhere; }
summary span:last-child { color: var(--soft); }
details > div { padding: 0 0 1rem; }
.method { min-width: 4rem; color: var(--accent); font-weight: 600; }
.who { color: var(--soft); }
pre { overflow-x: auto; max-height: 26rem; margin: 0; padding: 0.75rem; border: 1px solid var(--line); border-radius: 0.5rem; background: var(--quiet);
  font-size: 0.8125rem; }
label { display: grid; gap: 0.25rem; max-width: 40rem; margin-top: 0.75rem; font-weight: 500; }
input, textarea { width: 100%; padding: 0.375rem 0.625rem; border: 1px solid var(--field); border-radius: 0.5rem; background: var(--bg);
  color: var(--text); font: inherit; font-weight: 400; }
textarea { font-family: ui-monospace, monospace; font-size: 0.8125rem; }
button { min-height: 2.25rem; margin-top: 0.75rem; padding: 0 1rem; border: 0; border-radius: 0.5rem; background: var(--accent); color: var(--on-accent);
  font: inherit; font-weight: 600; cursor: pointer; }
.note { margin: 0.75rem 0 0; padding: 0.5rem 0.75rem; border-radius: 0.5rem; background: var(--warn-quiet); color: var(--warn); }
.status { margin: 0.75rem 0 0.25rem; font-weight: 600; }
.status[data-ok='true'] { color: var(--good); }
.status[data-ok='false'] { color: var(--bad); }
@media (width < 48em) { .sides { grid-template-columns: minmax(0, 1fr); } nav { position: static; max-height: none; }
  nav ul { display: flex; flex-wrap: wrap; } }`;
