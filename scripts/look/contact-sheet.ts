/** One screenshot: the page, the role and the variant. */
export interface Shot {
  page: string;
  role: string;
  variant: string;
  file: string;
}

/** A page with all screenshots side by side, one row per page and role. */
export function contactSheet(shots: readonly Shot[], complaints: readonly string[]): string {
  const rows = Map.groupBy(shots, ({ page, role }) => `${page} · ${role}`);
  const sections = [...rows].map(
    ([title, pictures]) => `<section><h2>${escaped(title)}</h2><div>${pictures.map(figure).join('')}</div></section>`,
  );
  const said = complaints.length === 0 ? '' : `<h2>What the browser complained about</h2><pre>${escaped(complaints.join('\n'))}</pre>`;
  return `<!doctype html>
<meta charset="utf-8"><title>Samspill, every page</title>
<style>
  body { font: 14px system-ui; margin: 24px; background: #f4f4f2 }
  section > div { display: flex; gap: 12px; overflow-x: auto; align-items: flex-start }
  figure { margin: 0 } img { height: 420px; border: 1px solid #ccc; background: #fff } figcaption { color: #555 }
  h2 { font-size: 15px; margin: 28px 0 8px }
</style>
<h1>${shots.length} pictures</h1>
${sections.join('\n')}
${said}
`;
}

const figure = ({ file, variant }: Shot): string =>
  `<figure><a href="${file}"><img loading="lazy" src="${file}" alt=""></a><figcaption>${variant}</figcaption></figure>`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
