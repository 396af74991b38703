/** Three segments whose second is `integrations`, where the locale is the first segment or precedes all three (shell.11). */
const underIntegrations = /^(?:\/[^/]+)?\/integrations\/[^/]+\/?$/;

/** The current path, without the locale, of a page that was moved; undefined for all other paths. */
export function movedTo(path: string): string | undefined {
  return underIntegrations.test(path) ? '/integrations' : undefined;
}
