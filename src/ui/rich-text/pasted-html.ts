/**
 * What was copied elsewhere, as the schemas read it: with its style in an attribute of its own, because the security policy of the page lets no
 * element have one, and without the sheets of styles that word processors send along.
 */
export function pastedHtml(html: string): string {
  return html.replace(/<style[\s>][^]*?<\/style>/gi, '').replace(/<[a-z][^>]*>/gi, withStyleAside);
}

function withStyleAside(tag: string): string {
  return tag.replace(/\sstyle\s*=\s*("[^"]*"|'[^']*')/gi, (_, value: string) => ` data-style=${value.replace(/\s*([:;])\s*/g, '$1')}`);
}

/** Whether such a style makes words bold; undefined when it says nothing of that. */
export function fontWeightOf(style: string): boolean | undefined {
  const [, weight] = /font-weight:(\w+)/i.exec(style) ?? [];
  return weight === undefined ? undefined : /^(?:bold|bolder|[6-9]00)$/i.test(weight);
}
