/** Three parts whose second is `integrations`, with the locale as the first or before all three (shell.11). */
const underIntegrations = /^(?:\/[^/]+)?\/integrations\/[^/]+\/?$/;

/** Where a page stands that an address of another shape asks for, without the locale; undefined for all others. */
export function movedTo(path: string): string | undefined {
  return underIntegrations.test(path) ? '/integrations' : undefined;
}
